import type { Photo } from '@dopahiya/domain/content';

/** Photograph as stored with its model: its files are named by `key`. */
export type StoredPhoto = Omit<Photo, 'address'> & { key: string };

/** Converts a photograph to the contract's form. */
export function presentPhoto({ key, ...photo }: StoredPhoto): Photo {
  return { address: `/media/photos/${key}`, ...photo };
}
