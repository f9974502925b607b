import { useEffect } from 'react';

/** Calls `run` once the browser has taken over; on the server never. */
export function AfterHydration({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}
