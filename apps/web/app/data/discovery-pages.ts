import { bikeQueries } from '@dopahiya/discovery';
import { paths } from '@dopahiya/domain';
import { pageQuery } from './page-data.ts';
import type { PageEntry } from './page-entry.ts';

/** The pages of discovery: home and lists. */
export const discoveryPages = {
  home: { path: paths.home, find: (api) => ({ sections: [pageQuery(bikeQueries.trending(api))] }) },
  bestBikes: { path: paths.bestBikes, find: (api) => ({ sections: [pageQuery(bikeQueries.best(api))] }) },
} satisfies Record<string, PageEntry>;
