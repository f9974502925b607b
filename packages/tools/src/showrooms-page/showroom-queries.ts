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

/** Number of bikes next to the headline. */
const lineUpSize = 3;

/** Queries used only by the showrooms page. */
export const showroomQueries = {
  /** Most popular bikes of a brand. */
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

/** Highlights are not shown here. */
const withoutHighlights = (bike: BikeCard): BikeCard => ({ ...bike, key_highlights: [] });

/** Returns the queries to prefetch for a URL; a brand given by name waits for the list of brands. */
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

/** Checks whether the API responded that the city is unknown. */
export const isUnknownCity = (error: Error | null): boolean =>
  error instanceof ApiError && error.status === 400 && error.fields?.['city'] !== undefined;
