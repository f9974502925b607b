import { useState } from 'react';
import type { PickedPhoto } from './picked-photo.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** A photo that is less wide looks blurred on the page of its bike. */
const WIDE_ENOUGH = 800;

/** Makes photos of files, one after the other, says of each other file why it is none, and which photos are small. */
export function usePicking(onPicked: (photos: readonly PickedPhoto[]) => void) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [small, setSmall] = useState<readonly string[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  const pick = async (files: readonly File[]) => {
    setPreparing(true);
    const made: (PickedPhoto | string)[] = [];
    for (const file of files) made.push(await shrinkPhoto(file));
    setPreparing(false);
    setRefusals(made.filter((photo) => typeof photo === 'string'));
    const photos = made.filter((photo) => typeof photo !== 'string');
    setSmall(photos.filter(({ width }) => width !== undefined && width < WIDE_ENOUGH).map(({ name }) => name));
    if (photos.length > 0) onPicked(photos);
  };
  return { pick, refusals, small, isPreparing };
}
