import { language } from '#texts/language';
import languages from './site-languages.json' with { type: 'json' };

/** Language that the site can be built in. */
export interface SiteLanguage {
  /** Code of its texts (`src/texts/<code>`) and its build (`SITE_LANGUAGE`). */
  code: string;
  /** BCP 47 tag, for `lang`, `hreflang` and Intl. */
  tag: string;
  /** Its own name for itself. */
  name: string;
  /** The start of that name, where there is little room. */
  short: string;
  /** Prefix of its paths. */
  prefix: string;
  /** Whether every text is translated: only then do pages link to it and search engines index it. */
  isComplete: boolean;
}

/** Languages of the site; the first has no path prefix. */
export const siteLanguages = languages as [SiteLanguage, ...SiteLanguage[]];

const [english] = siteLanguages;

/** Language of this build. */
export const siteLanguage: SiteLanguage = siteLanguages.find(({ tag }) => tag === language) ?? english;

/** Returns the language of a page by its path prefix. */
export function languageAt(pathname: string, offered: readonly SiteLanguage[] = siteLanguages): SiteLanguage {
  return offered.find(({ prefix }) => prefix !== '' && isBelow(pathname, prefix)) ?? english;
}

/** Adds a language's prefix to a path from `paths`; by default that of this build. Links of the router add it themselves. */
export function addressIn(path: string, { prefix }: Pick<SiteLanguage, 'prefix'> = siteLanguage): string {
  return prefix !== '' && /^\/(?=$|[?#])/.test(path) ? prefix + path.slice(1) : prefix + path;
}

/** Removes a language's prefix from a path; by default that of this build. */
export function pathIn(pathname: string, { prefix }: Pick<SiteLanguage, 'prefix'> = siteLanguage): string {
  return prefix !== '' && isBelow(pathname, prefix) ? pathname.slice(prefix.length) || '/' : pathname;
}

const isBelow = (pathname: string, prefix: string): boolean => pathname === prefix || pathname.startsWith(`${prefix}/`);

type Text<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Said
    ? (...values: Values) => Said extends string ? string : Said
    : { [Name in keyof English]: Text<English[Name]> };

type Shape<English, Own> = { [Name in keyof English]: Text<English[Name]> } & {
  [Name in Exclude<keyof Own, keyof English>]: never;
};

/** Texts of a file in another language: a type error if one is missing, extra, or takes other values than in English. */
export type Translation<Own extends Shape<English, Own>, English> = Own;
