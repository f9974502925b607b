import { useEffect } from 'react';

interface HydratedProps {
  /** Called once the sibling tree is hydrated. */
  then: () => void;
}

/** Reports the end of hydration; the server renders `null` in its place to keep ids equal. */
export function Hydrated({ then }: HydratedProps) {
  useEffect(() => {
    then();
    performance.mark('hydrated');
  }, [then]);
  return null;
}
