import type { BikeBrand } from '@dopahiya/domain/bikes';
import type { DealershipRequest } from '@dopahiya/domain/requests';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { fetchDealerships, fetchShowroomCounts } from '../calls/catalogue.ts';
import type { ApiClient } from '../create-api-client.ts';
import { nextPage } from '../next-page.ts';
import { brandIdOf } from './brand-queries.ts';
import { cityQueries } from './city-queries.ts';

const freshFor = 5 * 60_000;

/** Queries of showrooms. The contract takes a brand by id, and a city by name in one call and by id in another. */
export const dealershipQueries = {
  /** Showrooms of a brand (by slug) in a city, page by page starting at `page`. */
  inCity: (api: ApiClient, brand: string, city: string, page = 1) =>
    pagesOf(api, {
      key: [brand, city, page],
      page,
      findRequest: async (client) => ({ brands: await brandIdOf(client, api, brand), city }),
    }),
  /** Showrooms of a bike's brand in a city (by name), page by page. */
  nearby: (api: ApiClient, brand: Pick<BikeBrand, 'id' | 'slug'>, city: string) =>
    pagesOf(api, {
      key: ['nearby', brand.slug, city],
      page: 1,
      findRequest: async (client) => ({
        brand: brand.id ?? (await brandIdOf(client, api, brand.slug)),
        city: await cityId(client, api, city),
      }),
    }),
  /** Number of a brand's showrooms per city. */
  counts: (api: ApiClient, brand: string | number) =>
    queryOptions({
      queryKey: ['showroom-counts', brand],
      queryFn: ({ signal }) => fetchShowroomCounts(api, brand, { signal }),
      staleTime: freshFor,
    }),
};

interface Showrooms {
  key: readonly unknown[];
  page: number;
  findRequest: (client: QueryClient) => Promise<DealershipRequest>;
}

function pagesOf(api: ApiClient, { key, page, findRequest }: Showrooms) {
  const first: DealershipRequest = { page };
  return infiniteQueryOptions({
    queryKey: ['dealerships', ...key],
    queryFn: async ({ pageParam, signal, client }) =>
      fetchDealerships(api, { ...(await findRequest(client)), ...pageParam }, { signal }),
    initialPageParam: first,
    getNextPageParam: (answer): DealershipRequest | null => nextPage(answer),
    staleTime: freshFor,
  });
}

/** Returns the id of a city; its name, which our own API also accepts, if the list of cities does not have it. */
async function cityId(client: QueryClient, api: ApiClient, name: string): Promise<string | number> {
  const found = await client.infiniteQuery(cityQueries.named(api, name)).catch(() => null);
  return found?.pages[0]?.results.find((city) => city.name === name)?.id ?? name;
}
