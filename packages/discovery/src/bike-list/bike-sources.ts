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

/** Fetches the pages of a list that has its own API address. */
export function namedBikes(name: BikeListName, filters: BikeRequest = {}): FetchPage {
  return (api, page, options) => fetchBikeList(api, name, { ...filters, ...page }, options);
}

/** Fetches the pages of all bikes that match the filters. */
export function filteredBikes(filters: BikeRequest): FetchPage {
  return (api, page, options) => fetchBikes(api, { ...filters, ...page }, options);
}

/** Fetches the pages of all bikes that match the filters; the first page includes the facets. */
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

/** Counts the bikes with the opposite `keep_unknown` setting for seat height and weight; null if the request fails. */
async function countOtherwise(api: ApiClient, filters: BikeRequest, options: RequestOptions): Promise<number | null> {
  const keep_unknown = filters.keep_unknown === 'true' ? 'false' : 'true';
  try {
    return (await fetchBikes(api, { ...filters, keep_unknown, page: 1, limit: 1 }, options)).count;
  } catch {
    return null;
  }
}

/** Fetches the pages of electric bikes. The filters are our extension: another server of the contract ignores them. */
export function electricBikes(filters: Pick<BikeRequest, 'body_style'> = {}): FetchPage {
  return (api, page, options) => fetchElectricPage(api, { ...filters, ...page }, options);
}

/**
 * Fetches the pages of a brand's bikes that match the filters: by brand id as in the contract, or by the brand's address if an API takes
 * no id.
 */
export function bikesOfBrand(slug: string, filters: BikeRequest): FetchPage {
  return async (api, page, { client, ...options }) => {
    const known = brandQueries.detail(api, slug);
    // If the brand itself failed to load, the page already shows that error with a retry button.
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

/** Fetches the pages of announced bikes. */
export const upcomingBikes: FetchPage = fetchUpcomingPage;

/** Wraps an unpaged list as a single page. */
export function onlyPage(bikes: BikeCard[]): BikePage {
  return { count: bikes.length, next: null, previous: null, results: bikes };
}
