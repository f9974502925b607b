import { bikeDetailQuery } from '@dopahiya/bike-detail';
import { bikeQueries } from '@dopahiya/discovery';
import { isBikeSlug, paths } from '@dopahiya/domain';
import { matchPath } from 'react-router';
import { startQueries } from './in-browser.ts';
import { type FindPageQueries, pageQuery } from './page-data.ts';

interface PageEntry {
  path: string;
  find: FindPageQueries;
}

/** Which queries stand behind which page; loaders, client loaders and the prefetch read this one table. */
export const pageQueries = {
  home: { path: paths.home, find: (api) => ({ sections: [pageQuery(bikeQueries.trending(api))] }) },
  bestBikes: { path: paths.bestBikes, find: (api) => ({ sections: [pageQuery(bikeQueries.best(api))] }) },
  bikeDetail: {
    path: '/:brandSlug/:slug',
    find: (api, { params: { slug = '' } }) =>
      isBikeSlug(slug) ? { essential: pageQuery(bikeDetailQuery(api, slug)) } : {},
  },
} satisfies Record<string, PageEntry>;

/** Starts the queries of the page that a link leads to. */
export function prefetchPage(url: URL): void {
  for (const { path, find } of Object.values<PageEntry>(pageQueries)) {
    const match = matchPath(path, url.pathname);
    if (match) return startQueries(find, { params: match.params, search: url.searchParams });
  }
}
