import { type ApiClient, bikeQueries, faqQueries, priceQueries, useApi } from '@dopahiya/api-client';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import { isBikeSlug, paths } from '@dopahiya/domain/site';
import { definePage, freeText, type Page, pageQuery, type PageQuery } from '@dopahiya/site';
import { isRiderHeight } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { bikeDetailHead, missingBikeHead, pendingBikeHead } from '../bike-detail-head.ts';
import { useBikeExtras } from '../use-bike-extras.ts';
import { bikeDetailQueries } from '../bike-detail-queries.ts';
import { isMissingBike } from '../bike-failure.ts';
import { missingBikeQueries } from '../missing-bike/missing-bike-queries.ts';
import { BikeDetailPage } from './bike-detail-page.tsx';

/** Slots that other features fill on a bike's page. */
export interface BikeSlots {
  /** The site's search box, shown if the bike does not exist. */
  search: ReactNode;
}

/** Checks the city that the form sends without scripts. */
const isCityName = (given: string): boolean => given.trim() !== '' && given.length <= 60;

/** Page of one bike, addressed by the slugs of brand and bike. */
export const bikeDetailPage: Page<BikeSlots> = definePage({
  name: 'bike-detail',
  path: '/:brandSlug/:slug',
  parameters: { height: freeText((value) => isRiderHeight(Number(value))), city: freeText(isCityName) },
  read: ({ params: { brandSlug = '', slug = '' }, search }) => ({
    brandSlug,
    slug,
    askedHeight: heightOf(search.get('height')),
    askedCity: search.get('city')?.trim() || null,
  }),
  queries: (api, address) => {
    if (!isBikeSlug(address.slug)) return {};
    const query = bikeQueries.detail(api, address.slug);
    return {
      essential: pageQuery(query),
      sections: (client) => {
        const bike = client.getQueryData(query.queryKey);
        if (bike) return sectionQueries(api, bike, address.askedCity);
        const error = client.getQueryState(query.queryKey)?.error;
        return error && isMissingBike(error) ? [pageQuery(missingBikeQueries.suggestions(api, address))] : [];
      },
    };
  },
  answerAt: ({ slug }) => (isBikeSlug(slug) ? null : { status: 404 }),
  answerWith: ({ brandSlug, slug }, { api, client }) => {
    const bike = client.getQueryData(bikeQueries.detail(api, slug).queryKey);
    if (!bike || bike.brand.slug === brandSlug) return null;
    return { redirect: paths.bike(bike), status: 301 };
  },
  useHead: ({ slug }) => {
    const { data: bike, isPending } = useQuery(bikeQueries.detail(useApi(), slug));
    const extras = useBikeExtras(bike ?? { id: 0, slug });
    if (bike) return bikeDetailHead(bike, extras);
    return isPending ? pendingBikeHead() : missingBikeHead();
  },
  component: BikeDetailPage,
  listed: ({ bikes }) =>
    bikes.map(({ brand, slug, changed_on }) => ({ path: `/${brand}/${slug}`, changedOn: changed_on })),
  examples: ['/royal-enfield/classic-350', '/ather/ather-450x'],
});

/** Parses the height in cm that the form sends without scripts; null if missing or out of range. */
const heightOf = (given: string | null): number | null =>
  given !== null && isRiderHeight(Number(given)) ? Math.round(Number(given)) : null;

/**
 * Queries that the server prefetches. Of the reviews only the count (if there are real ones) goes into the cached page, because reviews
 * may be withdrawn.
 */
function sectionQueries(api: ApiClient, bike: BikeDetail, city: string | null): PageQuery[] {
  const sold =
    bike.status === 'upcoming'
      ? []
      : [pageQuery(bikeDetailQueries.firstHistory(api, bike, city)), pageQuery(priceQueries.byAge(api, bike.slug))];
  const rivals = bike.status === 'on_sale' ? [pageQuery(bikeDetailQueries.firstRivals(api, bike, city))] : [];
  const reviews = bike.rating === null ? [] : [pageQuery(bikeDetailQueries.reviewCount(api, bike.slug))];
  return [
    pageQuery(bikeDetailQueries.firstPrice(api, bike, city)),
    pageQuery(faqQueries.about(api, bike.id)),
    ...rivals,
    ...sold,
    ...reviews,
  ];
}
