import { useEffect, useState, useSyncExternalStore } from 'react';

function watchLine(run: () => void): () => void {
  for (const change of ['online', 'offline']) addEventListener(change, run);
  return () => {
    for (const change of ['online', 'offline']) removeEventListener(change, run);
  };
}

/** Checks whether this browser is offline. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    watchLine,
    () => !navigator.onLine,
    () => false,
  );

const slowAfterMs = 8000;

/** Checks whether something has been pending longer than expected. */
export function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isSlow;
}
