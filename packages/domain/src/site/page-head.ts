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
