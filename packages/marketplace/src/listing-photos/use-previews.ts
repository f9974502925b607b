import { useEffect, useState } from 'react';
import type { PickedPhoto } from './picked-photo.ts';

/** Addresses at which this browser shows photos that have not been sent, by their keys. */
export function usePreviews(photos: readonly PickedPhoto[]): ReadonlyMap<string, string> {
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const made = photos.map(({ key, blob }) => [key, URL.createObjectURL(blob)] as const);
    setPreviews(new Map(made));
    return () => {
      for (const [, address] of made) URL.revokeObjectURL(address);
    };
  }, [photos]);
  return previews;
}
