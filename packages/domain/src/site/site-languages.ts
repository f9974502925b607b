import { language } from '#texts/language';
import languages from './site-languages.json' with { type: 'json' };

/** A language that the site can be built in. */
export interface SiteLanguage {
  /** Names its texts (`src/texts/<code>`) and its build (`SITE_LANGUAGE`). */
  code: string;
  /** BCP 47 tag, for `lang`, `hreflang` and Intl. */
  tag: string;
  /** What it calls itself. */
  name: string;
  /** What the addresses of its pages begin with. */
  prefix: string;
  /** Whether every text is translated: only then do pages lead to it, and search engines hear of it. */
  isComplete: boolean;
}

/** The languages of the site; the first is that of addresses without a prefix. */
export const siteLanguages = languages as [SiteLanguage, ...SiteLanguage[]];

const [english] = siteLanguages;

/** The language of this build. */
export const siteLanguage: SiteLanguage = siteLanguages.find(({ tag }) => tag === language) ?? english;

/** The language of a page, by the start of its address. */
export function languageAt(pathname: string, offered: readonly SiteLanguage[] = siteLanguages): SiteLanguage {
  return offered.find(({ prefix }) => prefix !== '' && isBelow(pathname, prefix)) ?? english;
}

/** The address of a path of `paths` in a language, by default that of this build; links of the router add it themselves. */
export function addressIn(path: string, { prefix }: Pick<SiteLanguage, 'prefix'> = siteLanguage): string {
  return prefix !== '' && /^\/(?=$|[?#])/.test(path) ? prefix + path.slice(1) : prefix + path;
}

/** The path, as `paths` have it, of an address in a language, by default that of this build. */
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

/** The texts of a file in another language: refused when one is missing, too many, or takes other values than in English. */
export type Translation<Own extends Shape<English, Own>, English> = Own;
