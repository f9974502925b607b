import { useState } from 'react';
import type { PickedPhoto } from './picked-photo.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** Makes photos of files, one after the other, and says of each other file why it is none. */
export function usePicking(onPicked: (photos: readonly PickedPhoto[]) => void) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  const pick = async (files: readonly File[]) => {
    setPreparing(true);
    const made: (PickedPhoto | string)[] = [];
    for (const file of files) made.push(await shrinkPhoto(file));
    setPreparing(false);
    setRefusals(made.filter((photo) => typeof photo === 'string'));
    const photos = made.filter((photo) => typeof photo !== 'string');
    if (photos.length > 0) onPicked(photos);
  };
  return { pick, refusals, isPreparing };
}
