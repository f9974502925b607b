import { addressIn, type SiteLanguage, siteLanguages, type StructuredData } from '@dopahiya/domain/site';
import { createContext, useContext } from 'react';

/** Page in another language; `x-default` is for all other readers. */
interface Alternate {
  hrefLang: string;
  address: string;
}

/** Returns the versions of a page in all complete languages; empty if there is only one. */
export function alternatesOf(path: string, languages: readonly SiteLanguage[] = siteLanguages): Alternate[] {
  const complete = languages.filter(({ isComplete }) => isComplete);
  if (complete.length < 2) return [];
  const alternates = complete.map((language) => ({ hrefLang: language.tag, address: addressIn(path, language) }));
  return [...alternates, { hrefLang: 'x-default', address: path }];
}

/** Properties of schema.org that contain URLs of pages, and of files, which are the same in every language. */
const pages = new Set(['url', 'item', '@id', 'target', 'urlTemplate', 'mainEntityOfPage']);
const files = new Set(['image', 'logo']);

/** Returns the content of a JSON-LD block with absolute URLs; escapes text that could end the block. */
export function structuredDataText(things: readonly StructuredData[], origin: string): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  const absolute = (key: string, value: unknown): unknown => {
    if (typeof value !== 'string' || !value.startsWith('/')) return value;
    if (files.has(key)) return origin + value;
    return pages.has(key) ? origin + addressIn(value) : value;
  };
  return JSON.stringify(graph, absolute).replaceAll('<', '\\u003c');
}

const SiteOrigin = createContext('');

/** Provides the origin of canonical URLs to every page. */
export const SiteOriginProvider = SiteOrigin.Provider;

/** Returns the origin of canonical URLs, such as `https://dopahiya.example`. */
export function useSiteOrigin(): string {
  return useContext(SiteOrigin);
}
