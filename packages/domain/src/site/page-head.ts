/** The head texts of a page; `path` is its canonical address on this site, absent where search engines stay away. */
export interface PageHead {
  title: string;
  description: string;
  path?: string;
  /** Picture for those who share the page. */
  image?: SharedPicture;
  /** The feed that tells what is new on the page and those below it; its path begins with `/`. */
  feed?: { path: string; title: string };
  /** What the page is about, in the words of schema.org; addresses in it begin with `/` and get the site's origin. */
  structuredData?: readonly StructuredData[];
}

/** A PNG of 1200 by 630 pixels; its path begins with `/`. */
export interface SharedPicture {
  path: string;
  alt: string;
}

/** One thing in the words of schema.org: `@context` is added, `url` and the like may be paths of this site. */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

const drawing = /^\/media\/drawings\/([\w.-]+)\.svg$/;
const MAX_BIKES = 4;

/**
 * The address of a PNG of 1200 × 630 that shows the bikes of these drawings side by side and to scale, for a page's Open
 * Graph picture. Null unless all are drawings of the API, one to four of them.
 */
export function sharePictureAddress(drawings: readonly (string | null)[]): string | null {
  const names = drawings.flatMap((address) => drawing.exec(address ?? '')?.[1] ?? []);
  if (names.length === 0 || names.length !== drawings.length || names.length > MAX_BIKES) return null;
  return `/media/share/${names.join('~')}.png`;
}

/** Width and height of a share picture in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;
