import { language } from '#texts/language';
import languages from './site-languages.json' with { type: 'json' };

/** Codes of the languages of the site and the API, the usual one first. */
export const languageCodes = ['en', 'hi'] as const;
/** Code of a language. */
export type Language = (typeof languageCodes)[number];

/** Language that the site can be built in. */
export interface SiteLanguage {
  /** Code of its texts (`src/texts/<code>`), its build (`SITE_LANGUAGE`) and of API calls (`lang`). */
  code: Language;
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

/** Another language's text of the same shape. */
type Text<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Said
    ? (...values: Values) => Said extends string ? string : Said
    : { [Name in keyof English]: Text<English[Name]> };

/** Texts of a file in another language: the same names and shapes. */
export type Translated<English> = { [Name in keyof English]: Text<English[Name]> };

type Shape<English, Own> = Translated<English> & {
  [Name in Exclude<keyof Own, keyof English>]: never;
};

/** Texts of a file in another language: a type error if one is missing, extra, or takes other values than in English. */
export type Translation<Own extends Shape<English, Own>, English> = Own;
