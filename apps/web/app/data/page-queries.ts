import { bikeDetailQueries } from '@dopahiya/bike-detail';
import { bikeQueries } from '@dopahiya/discovery';
import { paths } from '@dopahiya/domain';
import { matchPath } from 'react-router';
import { startQueries } from './in-browser.ts';
import type { FindPageQueries } from './page-data.ts';

/** Which queries stand behind which page; loaders, client loaders and the prefetch read this one table. */
export const pageQueries = {
  home: { path: paths.home, find: (api) => ({ sections: [bikeQueries.trending(api)] }) },
  bestBikes: { path: paths.bestBikes, find: (api) => ({ sections: [bikeQueries.best(api)] }) },
  bikeDetail: {
    path: '/:brandSlug/:slug',
    find: (api, { params }) => ({ essential: bikeDetailQueries.detail(api, params['slug'] ?? '') }),
  },
} satisfies Record<string, { path: string; find: FindPageQueries }>;

/** Starts the queries of the page that a link leads to. */
export function prefetchPage(url: URL): void {
  for (const { path, find } of Object.values(pageQueries)) {
    const match = matchPath(path, url.pathname);
    if (match) return startQueries(find, { params: match.params, search: url.searchParams });
  }
}
