import { type ApiClient, bikeQueries } from '@dopahiya/api-client';
import { bikeDetailQueries } from '@dopahiya/bike-detail';
import { type BikeDetail, isBikeSlug } from '@dopahiya/domain';
import { infinitePageQuery, pageQuery, type PageQuery } from './page-data.ts';
import type { PageEntry } from './page-entry.ts';

/** The page of one bike, and the way to it from its id. */
export const bikeDetailPages = {
  bikeDetailById: {
    path: '/bike-detail/:id',
    find: (api, { params: { id = '' } }) => ({ essential: pageQuery(bikeQueries.byId(api, id)) }),
  },
  bikeDetail: {
    path: '/:brandSlug/:slug',
    find: (api, { params: { slug = '' } }) =>
      isBikeSlug(slug) ? { essential: pageQuery(bikeQueries.detail(api, slug)) } : {},
  },
} satisfies Record<string, PageEntry>;

/**
 * What the first HTML of a bike's page has beside the bike: it can be asked for only when the bike is known. Reviews are
 * worth the wait only where there are real ones.
 */
export function bikeSectionQueries(api: ApiClient, bike: BikeDetail): PageQuery[] {
  const reviews = bike.rating === null ? [] : [infinitePageQuery(bikeDetailQueries.reviews(api, bike.slug))];
  return [
    pageQuery(bikeDetailQueries.firstPrice(api, bike)),
    pageQuery(bikeDetailQueries.faqs(api, bike.id)),
    ...reviews,
  ];
}
