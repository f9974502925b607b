import type { Photo } from '@dopahiya/domain/content';

/** A photograph as the row of its model has it: its files are named by their key. */
export type StoredPhoto = Omit<Photo, 'address'> & { key: string };

/** A photograph as the contract has it. */
export function presentPhoto({ key, ...photo }: StoredPhoto): Photo {
  return { address: `/media/photos/${key}`, ...photo };
}
