import type { Photo } from './photo.ts';

/** The formats that every photograph is served in, those that take the fewest bytes first. */
export const photoFormats = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** Where a photograph is served, so many px wide. */
export function photoAddress({ address }: Pick<Photo, 'address'>, width: number, format: PhotoFormat): string {
  return `${address}-${width}.${format}`;
}
