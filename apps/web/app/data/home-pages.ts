import { bikeQueries } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain';
import { pageQuery } from './page-data.ts';
import type { PageEntry } from './page-entry.ts';

/** The home page; its later sections ask for themselves when they come near. */
export const homePages = {
  home: { path: paths.home, find: (api) => ({ sections: [pageQuery(bikeQueries.trending(api))] }) },
} satisfies Record<string, PageEntry>;
