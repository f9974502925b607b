import { useEffect, useState } from 'react';
import type { PickedPhoto } from './picked-photo.ts';
import { previewOf } from './preview-of.ts';

/** Small pictures of photos that have not been sent, by their keys; null for one that this browser cannot show. */
export function usePreviews(photos: readonly PickedPhoto[]): ReadonlyMap<string, string | null> {
  const [previews, setPreviews] = useState<ReadonlyMap<string, string | null>>(new Map());
  useEffect(() => {
    let isWanted = true;
    const makeNext = async () => {
      const next = photos.find(({ key }) => !previews.has(key));
      if (!next) return;
      const made = await previewOf(next.blob);
      if (isWanted) setPreviews(new Map([...previews, [next.key, made]]));
    };
    void makeNext();
    return () => {
      isWanted = false;
    };
  }, [photos, previews]);
  return previews;
}
