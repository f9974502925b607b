/** Metadata for the head of a page; `path` is its canonical path, absent if the page must not be indexed. */
export interface PageHead {
  title: string;
  description: string;
  path?: string;
  /** Image for social sharing. */
  image?: SharedPicture;
  /** Feed of the page and those below it; its path starts with `/`. */
  feed?: { path: string; title: string };
  /** Structured data (schema.org); URLs in it start with `/` and get the site's origin. */
  structuredData?: readonly StructuredData[];
}

/** PNG of 1200 × 630 px; its path starts with `/`. */
export interface SharedPicture {
  path: string;
  alt: string;
}

/** Item of structured data (schema.org): `@context` is added, `url` and similar may be paths of this site. */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

const drawing = /^\/media\/drawings\/([\w.-]+)\.svg$/;
const MAX_BIKES = 4;

/**
 * Returns the URL of the Open Graph image (PNG, 1200 × 630 px) that shows these drawings side by side and to
 * scale. Null unless all are drawings of the API, one to four of them.
 */
export function sharePictureAddress(drawings: readonly (string | null)[]): string | null {
  const names = drawings.flatMap((address) => drawing.exec(address ?? '')?.[1] ?? []);
  if (names.length === 0 || names.length !== drawings.length || names.length > MAX_BIKES) return null;
  return `/media/share/${names.join('~')}.png`;
}

/** Width and height of a share image in px. */
export const sharePictureSize = { width: 1200, height: 630 } as const;
