import { bikeDetailQuery } from '@dopahiya/bike-detail';
import { isBikeSlug } from '@dopahiya/domain';
import { pageQuery } from './page-data.ts';
import type { PageEntry } from './page-entry.ts';

/** The page of one bike. */
export const bikeDetailPages = {
  bikeDetail: {
    path: '/:brandSlug/:slug',
    find: (api, { params: { slug = '' } }) =>
      isBikeSlug(slug) ? { essential: pageQuery(bikeDetailQuery(api, slug)) } : {},
  },
} satisfies Record<string, PageEntry>;
