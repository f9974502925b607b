const drawing = /^\/media\/drawings\/([\w.-]+)\.svg$/;
const MOST_BIKES = 4;

/**
 * The address of a PNG of 1200 × 630 that shows the bikes of these drawings side by side and to scale, for a page's Open
 * Graph picture. Null unless all are drawings of the API, one to four of them.
 */
export function sharePictureAddress(drawings: readonly (string | null)[]): string | null {
  const names = drawings.flatMap((address) => drawing.exec(address ?? '')?.[1] ?? []);
  if (names.length === 0 || names.length !== drawings.length || names.length > MOST_BIKES) return null;
  return `/media/share/${names.join('~')}.png`;
}

/** Width and height of a share picture in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;
