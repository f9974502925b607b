import type { Photo } from './photo.ts';

/** File formats of every photo, smallest files first. */
export const photoFormats = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** Returns the URL of a photo in a format and a width in px. */
export function photoAddress({ address }: Pick<Photo, 'address'>, width: number, format: PhotoFormat): string {
  return `${address}-${width}.${format}`;
}
