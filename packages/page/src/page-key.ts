import { matchRoutes } from 'react-router';
import type { PageFacts, PageStorage } from './define-page.ts';
import { addressOf, locationOf, type PageLocation } from './page-location.ts';

/** The one address of a page in a cache, and where it may be stored. */
export interface PageKey {
  address: string;
  storage: PageStorage;
}

/** Where the page at a location may be cached: nowhere when its address has free text. */
export function storageAt(page: Pick<PageFacts, 'parameters' | 'storage'>, at: PageLocation): PageStorage {
  const hasFreeText = [...at.search.keys()].some((name) => page.parameters[name]?.isFreeText);
  return hasFreeText ? 'none' : page.storage(at);
}

/** Reads the cache key of an address off the definition of its page; an address without a page is stored nowhere. */
export function pageKeyReader(pages: readonly PageFacts[]): (url: URL) => PageKey {
  const routes = pages.flatMap((page) => page.paths.map((path) => ({ path, handle: page })));
  return (url) => {
    const [match] = matchRoutes(routes, url.pathname) ?? [];
    if (!match) return { address: url.pathname, storage: 'none' };
    const page: PageFacts = match.route.handle;
    const at = locationOf(page, url, match.params);
    return { address: addressOf(at), storage: storageAt(page, at) };
  };
}
