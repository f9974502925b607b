import { matchPath } from 'react-router';
import { bikeDetailPages } from './bike-detail-pages.ts';
import { brandPages } from './brand-pages.ts';
import { comparePages } from './compare-pages.ts';
import { discoveryPages } from './discovery-pages.ts';
import { homePages } from './home-pages.ts';
import { startQueries } from './in-browser.ts';
import type { PageEntry } from './page-entry.ts';

/**
 * Which queries stand behind which page. A route's loaders read the table of their own feature, so that a page does not
 * ship the questions of all others; the prefetch reads them all. The first page whose path matches is taken, so pages
 * that hold any bike or brand come last.
 */
const pageQueries = { ...homePages, ...discoveryPages, ...comparePages, ...bikeDetailPages, ...brandPages };

/** Starts the queries of the page that a link leads to. */
export function prefetchPage(url: URL): void {
  for (const { path, find } of Object.values<PageEntry>(pageQueries)) {
    const match = matchPath(path, url.pathname);
    if (match) return startQueries(find, { path: url.pathname, params: match.params, search: url.searchParams });
  }
}
