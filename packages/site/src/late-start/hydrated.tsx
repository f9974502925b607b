import { useEffect } from 'react';

interface HydratedProps {
  /** Called once the tree beside it is hydrated. */
  then: () => void;
}

/** Tells when hydration is over; the server renders `null` in its place, so that ids stay equal. */
export function Hydrated({ then }: HydratedProps) {
  useEffect(() => {
    then();
    performance.mark('hydrated');
  }, [then]);
  return null;
}
