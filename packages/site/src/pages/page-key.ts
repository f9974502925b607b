import { matchRoutes } from 'react-router';
import type { PageFacts, PageStorage } from './define-page.ts';
import { addressOf, locationOf, type PageLocation } from './page-location.ts';

/** Canonical cache key of a page, and its cache policy. */
export interface PageKey {
  address: string;
  storage: PageStorage;
}

/** Returns the cache policy at a location: 'never' if its URL has free text. */
export function storageAt(page: Pick<PageFacts, 'parameters' | 'storage'>, at: PageLocation): PageStorage {
  const hasFreeText = [...at.search.keys()].some((name) => page.parameters[name]?.isFreeText);
  return hasFreeText ? 'never' : page.storage(at);
}

/** Creates a function that returns the cache key of a URL from its page's definition; a URL without a page is never cached. */
export function pageKeyReader(pages: readonly PageFacts[]): (url: URL) => PageKey {
  const routesFor = routesByFirstSegment(pages.flatMap((page) => page.paths.map((path) => ({ path, handle: page }))));
  return (url) => {
    const [match] = matchRoutes(routesFor(url.pathname), url.pathname) ?? [];
    if (!match) return { address: url.pathname, storage: 'never' };
    const page: PageFacts = match.route.handle;
    const at = locationOf(page, url, match.params);
    return { address: addressOf(at), storage: storageAt(page, at) };
  };
}

interface PageRoute {
  path: string;
  handle: PageFacts;
}

const firstSegmentOf = (path: string): string => path.split('/')[1]?.toLowerCase() ?? '';

/** Narrows the candidate routes by first segment, because React Router compiles and ranks all routes on every match. */
function routesByFirstSegment(routes: readonly PageRoute[]): (pathname: string) => PageRoute[] {
  const isFixed = ({ path }: PageRoute) => /^[a-z0-9-]*$/.test(firstSegmentOf(path));
  const open = routes.filter((route) => !isFixed(route));
  const fixed = new Set(routes.filter(isFixed).map(({ path }) => firstSegmentOf(path)));
  const bySegment = new Map(
    [...fixed].map((segment) => [
      segment,
      routes.filter((route) => !isFixed(route) || firstSegmentOf(route.path) === segment),
    ]),
  );
  return (pathname) => bySegment.get(firstSegmentOf(pathname)) ?? open;
}
