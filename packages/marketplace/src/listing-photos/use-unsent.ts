import { useEffect, useState } from 'react';
import { readUnsent, type UnsentPhoto } from './unsent-photos.ts';

/** The photos of a listing that this browser had and the server had not when the page was opened. */
export function useUnsent(listing: number | string): readonly UnsentPhoto[] {
  const [unsent, setUnsent] = useState<readonly UnsentPhoto[]>([]);
  useEffect(() => void readUnsent(listing).then(setUnsent), [listing]);
  return unsent;
}
