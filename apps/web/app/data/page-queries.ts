import { matchPath } from 'react-router';
import { bikeDetailPages } from './bike-detail-pages.ts';
import { brandPages } from './brand-pages.ts';
import { comparePages } from './compare-pages.ts';
import { discoveryPages } from './discovery-pages.ts';
import { startQueries } from './in-browser.ts';
import type { PageEntry } from './page-entry.ts';

/**
 * Which queries stand behind which page; loaders, client loaders and the prefetch read this one table. The first page
 * whose path matches is taken, so pages that hold any bike or brand come last.
 */
export const pageQueries = { ...discoveryPages, ...comparePages, ...bikeDetailPages, ...brandPages };

/** Starts the queries of the page that a link leads to. */
export function prefetchPage(url: URL): void {
  for (const { path, find } of Object.values<PageEntry>(pageQueries)) {
    const match = matchPath(path, url.pathname);
    if (match) return startQueries(find, { path: url.pathname, params: match.params, search: url.searchParams });
  }
}
