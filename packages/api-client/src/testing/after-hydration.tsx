import { useEffect } from 'react';

/** Calls `run` after hydration; never on the server. */
export function AfterHydration({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}
