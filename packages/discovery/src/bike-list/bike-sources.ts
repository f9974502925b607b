import {
  type ApiClient,
  ApiError,
  brandQueries,
  fetchBikeList,
  fetchBikes,
  fetchBikesOfBrand,
  fetchElectricPage,
  fetchFacetedBikes,
  fetchUpcomingPage,
  type RequestOptions,
} from '@dopahiya/api-client';
import type { BikeCard } from '@dopahiya/domain/bikes';
import type { BikeListName, BikeRequest } from '@dopahiya/domain/requests';
import type { BikePage, FetchPage } from './bike-list.ts';

/** The pages of a list of the API that has an address of its own. */
export function namedBikes(name: BikeListName, filters: BikeRequest = {}): FetchPage {
  return (api, page, options) => fetchBikeList(api, name, { ...filters, ...page }, options);
}

/** The pages of all bikes that pass the filters. */
export function filteredBikes(filters: BikeRequest): FetchPage {
  return (api, page, options) => fetchBikes(api, { ...filters, ...page }, options);
}

/** The pages of all bikes that pass the filters; the first one says what they can be narrowed by. */
export function facetedBikes(filters: BikeRequest): FetchPage {
  return async (api, page, options) => {
    const fetchOf = options.isFirst ? fetchFacetedBikes : fetchBikes;
    const [found, others] = await Promise.all([
      fetchOf(api, { ...filters, ...page }, options),
      options.isFirst && asksFit(filters) ? countOtherwise(api, filters, options) : null,
    ]);
    return others === null ? found : { ...found, unknown: Math.abs(others - found.count) };
  };
}

const fitBounds = ['min_seat_height', 'max_seat_height', 'min_kerb_weight', 'max_kerb_weight'] as const;

const asksFit = (filters: BikeRequest): boolean => fitBounds.some((name) => filters[name] !== undefined);

/** How many bikes there are with those of an unknown seat height or weight where they are left out, and the other way round; null where that cannot be told. */
async function countOtherwise(api: ApiClient, filters: BikeRequest, options: RequestOptions): Promise<number | null> {
  const keep_unknown = filters.keep_unknown === 'true' ? 'false' : 'true';
  try {
    return (await fetchBikes(api, { ...filters, keep_unknown, page: 1, limit: 1 }, options)).count;
  } catch {
    return null;
  }
}

/** The pages of what runs on a battery; narrowing them is ours: another server of the contract answers with all. */
export function electricBikes(filters: Pick<BikeRequest, 'body_style'> = {}): FetchPage {
  return (api, page, options) => fetchElectricPage(api, { ...filters, ...page }, options);
}

/**
 * The pages of all bikes of a brand that pass the filters: asked for by its id, as the contract has it, and at the address
 * of the brand where an API takes no id there.
 */
export function bikesOfBrand(slug: string, filters: BikeRequest): FetchPage {
  return async (api, page, { client, ...options }) => {
    const known = brandQueries.detail(api, slug);
    // A brand that could not be fetched has its own error and its own Try Again.
    const hasFailed = client.getQueryState(known.queryKey)?.status === 'error';
    const brand = hasFailed ? null : await client.query(known).catch(() => null);
    const request = { ...filters, ...page };
    try {
      return await fetchBikes(api, { brand: brand?.id ?? slug, ...request }, options);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 400) throw error;
      return fetchBikesOfBrand(api, slug, request, options).catch(() => Promise.reject(error));
    }
  };
}

/** The pages of what is announced. */
export const upcomingBikes: FetchPage = fetchUpcomingPage;

/** A list that comes in one piece as the only page. */
export function onlyPage(bikes: BikeCard[]): BikePage {
  return { count: bikes.length, next: null, previous: null, results: bikes };
}
