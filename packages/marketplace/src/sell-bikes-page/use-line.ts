import { useEffect, useState, useSyncExternalStore } from 'react';

function watchLine(run: () => void): () => void {
  for (const change of ['online', 'offline']) addEventListener(change, run);
  return () => {
    for (const change of ['online', 'offline']) removeEventListener(change, run);
  };
}

/** Whether this browser knows that it is offline. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    watchLine,
    () => !navigator.onLine,
    () => false,
  );

const slowAfterMs = 8000;

/** Whether something has been on its way for so long that somebody may wonder. */
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
