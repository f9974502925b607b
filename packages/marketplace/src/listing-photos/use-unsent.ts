import { useCallback, useEffect, useState } from 'react';
import { readUnsent, type UnsentPhoto } from './unsent-photos.ts';

/** The photos of a listing that this browser has and the server has not, as they were when they were last read. */
export function useUnsent(listing: number | string) {
  const [unsent, setUnsent] = useState<readonly UnsentPhoto[]>([]);
  const readAgain = useCallback(() => void readUnsent(listing).then(setUnsent), [listing]);
  useEffect(readAgain, [readAgain]);
  return { unsent, readAgain };
}
