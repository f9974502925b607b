import { addressIn, type SiteLanguage, siteLanguages, type StructuredData } from '@dopahiya/domain/site';
import { createContext, useContext } from 'react';

/** The same page in another language; `x-default` is for readers of none of them. */
interface Alternate {
  hrefLang: string;
  address: string;
}

/** A page in all languages that are complete; nothing while there is one alone. */
export function alternatesOf(path: string, languages: readonly SiteLanguage[] = siteLanguages): Alternate[] {
  const complete = languages.filter(({ isComplete }) => isComplete);
  if (complete.length < 2) return [];
  const alternates = complete.map((language) => ({ hrefLang: language.tag, address: addressIn(path, language) }));
  return [...alternates, { hrefLang: 'x-default', address: path }];
}

/** Properties of schema.org that hold addresses of pages, and of files: those are the same in every language. */
const pages = new Set(['url', 'item', '@id', 'target', 'urlTemplate', 'mainEntityOfPage']);
const files = new Set(['image', 'logo']);

/** The text of a JSON-LD block; paths become addresses at the site's origin, and no text in it can end the block. */
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

/** Gives the origin of the site's canonical addresses to every page. */
export const SiteOriginProvider = SiteOrigin.Provider;

/** The origin of the site's canonical addresses, such as `https://dopahiya.example`. */
export function useSiteOrigin(): string {
  return useContext(SiteOrigin);
}
