import {
  type ApiClient,
  ApiError,
  brandIdOf,
  brandQueries,
  cityQueries,
  dealershipQueries,
  fetchBikes,
} from '@dopahiya/api-client';
import type { BikeCard } from '@dopahiya/domain/bikes';
import { infinitePageQuery, pageQuery } from '@dopahiya/site';
import { queryOptions } from '@tanstack/react-query';
import { type AskedShowrooms, showroomChoice } from './showroom-choice.ts';

/** How many machines of the brand stand beside the headline. */
const lineUpSize = 3;

/** What the showrooms page alone fetches. */
export const showroomQueries = {
  /** The machines of a brand that are asked for most. */
  lineUp: (api: ApiClient, brand: string) =>
    queryOptions({
      queryKey: ['brand-line-up', brand],
      queryFn: async ({ signal, client }) => {
        const id = await brandIdOf(client, api, brand);
        const request = { brand: id, limit: lineUpSize, sort: 'popularity', status: 'on_sale' } as const;
        return (await fetchBikes(api, request, { signal })).results.map(withoutHighlights);
      },
      staleTime: Infinity,
    }),
};

/** No drawing shows them. */
const withoutHighlights = (bike: BikeCard): BikeCard => ({ ...bike, key_highlights: [] });

/** What the page of an address fetches before it is drawn; a brand that is named and not yet found waits for the list. */
export function showroomPageQueries(api: ApiClient, asked: AskedShowrooms) {
  const { brand, city, page } = showroomChoice(asked);
  return {
    sections: [
      pageQuery(brandQueries.all(api)),
      infinitePageQuery(cityQueries.named(api, '')),
      infinitePageQuery(dealershipQueries.inCity(api, brand.slug, city, page)),
      pageQuery(dealershipQueries.counts(api, brand.slug)),
      pageQuery(showroomQueries.lineUp(api, brand.slug)),
    ],
  };
}

/** Whether the API knows no city of the name that was asked for. */
export const isUnknownCity = (error: Error | null): boolean =>
  error instanceof ApiError && error.status === 400 && error.fields?.['city'] !== undefined;
