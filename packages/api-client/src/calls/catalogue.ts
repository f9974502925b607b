import type {
  BikeListName,
  BikeRequest,
  BrandRequest,
  CityRequest,
  DealershipRequest,
  FoundPageRequest,
  PageRequest,
} from '@dopahiya/domain/requests';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';
import type { Brand } from '@dopahiya/domain/bikes';
import { ApiError } from '../api-error.ts';

const addressOf = (slug: string | number): string => `bikes/${encodeURIComponent(slug)}/`;

/** One page of the bikes that pass the filters. */
export const fetchBikes = (api: ApiClient, request: BikeRequest = {}, options?: RequestOptions) =>
  api.get('bikes/', 'bikePage', { ...options, search: request });

/** One page of the bikes that pass the filters, with what they can be narrowed by further. */
export const fetchFacetedBikes = (api: ApiClient, request: BikeRequest = {}, options?: RequestOptions) =>
  api.get('bikes/', 'facetedBikePage', { ...options, search: { ...request, facets: 'true' } });

/** One page of the bikes that pass the filters and have most words of the search, with the words that were left out. */
export const fetchFoundBikes = (api: ApiClient, request: BikeRequest, options?: RequestOptions) =>
  api.get('bikes/', 'foundBikePage', { ...options, search: { ...request, any_words: 'true' } });

/** One page of a list with an address of its own. */
export const fetchBikeList = (
  api: ApiClient,
  name: BikeListName,
  request: BikeRequest = {},
  options?: RequestOptions,
) => api.get(`bikes/${name}/`, 'bikePage', { ...options, search: request });

/** One page of the bikes of a brand, by its slug. */
export const fetchBikesOfBrand = (api: ApiClient, slug: string, request: BikeRequest = {}, options?: RequestOptions) =>
  api.get(`bikes/brand/${encodeURIComponent(slug)}/`, 'bikePage', { ...options, search: request });

/** Everything known of one bike, by its slug or id. */
export const fetchBike = (api: ApiClient, slug: string, options?: RequestOptions) =>
  api.get(addressOf(slug), 'bike', options);

/** The bikes on sale that are most like one, the nearest first. */
export const fetchSimilarBikes = (api: ApiClient, slug: string, options?: RequestOptions) =>
  api.get(`${addressOf(slug)}similar_bikes/`, 'bikes', options);

/** The most searched bikes of the week. */
export const fetchTrendingBikes = (api: ApiClient, options?: RequestOptions) =>
  api.get('bikes/trending/', 'bikes', options);

/** The bikes that visitors like best, best first. */
export const fetchPopularBikes = (api: ApiClient, options?: RequestOptions) =>
  api.get('statistics/popular_bikes/', 'bikes', options);

/** Bikes and scooters that run on a battery, those that sell most. */
export const fetchElectricBikes = (api: ApiClient, options?: RequestOptions) =>
  api.get('bikes/electric_bikes/', 'bikes', options);

/** One page of all bikes and scooters that run on a battery. */
export const fetchElectricPage = (api: ApiClient, request: BikeRequest, options?: RequestOptions) =>
  api.get('bikes/electric_bikes/', 'bikePage', { ...options, search: request });

/** Bikes that are announced and not on sale yet. */
export const fetchUpcomingBikes = (api: ApiClient, options?: RequestOptions) =>
  api.get('bikes/upcoming_bikes/', 'bikes', options);

/** One page of the bikes that are announced and not on sale yet. */
export const fetchUpcomingPage = (api: ApiClient, { page, limit }: PageRequest, options?: RequestOptions) =>
  api.get('bikes/upcoming_bikes/', 'bikePage', { ...options, search: { page, page_size: limit } });

/** Of each body style and fuel, the bike on sale that sells most. */
export const fetchBestBikes = (api: ApiClient, options?: RequestOptions) => api.get('bikes/best/', 'bikes', options);

/** The groups of bikes that visitors look for together. */
export const fetchCategories = (api: ApiClient, options?: RequestOptions) =>
  api.get('categories/', 'categories', options);

/** The bikes that fit a text, and popular terms; without a text the terms only. */
export const fetchSuggestions = (api: ApiClient, text?: string, options?: RequestOptions) =>
  api.get('bikes/autocomplete/', 'suggestions', { ...options, search: { q: text } });

/** Tells the API that somebody opened the page of a bike; nothing about the visitor is sent. */
export const countView = (api: ApiClient, slug: string) => api.tell(`${addressOf(slug)}views/`);

/** One page of the brands, those that sell most first. */
export const fetchBrands = (api: ApiClient, request: BrandRequest = {}, options?: RequestOptions) =>
  api.get('brands/', 'brandPage', { ...options, search: request });

/** One brand; where `brands/{slug}/` knows none, it is looked for in the list. */
export async function fetchBrand(api: ApiClient, slug: string, options?: RequestOptions): Promise<Brand> {
  try {
    return await api.get(`brands/${encodeURIComponent(slug)}/`, 'brand', options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    const { results } = await fetchBrands(api, { slug }, options);
    if (results[0]?.slug === slug) return results[0];
    throw error;
  }
}

/** One page of the cities where prices and showrooms are known. */
export const fetchCities = (api: ApiClient, request: CityRequest = {}, options?: RequestOptions) =>
  api.get('cities/', 'cityPage', { ...options, search: request });

/** One page of the showrooms of a brand in a city. */
export const fetchDealerships = (api: ApiClient, request: DealershipRequest = {}, options?: RequestOptions) =>
  api.get('dealerships/', 'dealershipPage', { ...options, search: request });

/** How many showrooms of a brand, by slug or id, stand in each city, the largest number first. */
export const fetchShowroomCounts = (api: ApiClient, brand?: string | number, options?: RequestOptions) =>
  api.get('dealerships/counts/', 'showroomCounts', { ...options, search: { brand } });

/** The guides, other articles, tools, answered questions and pages that a search means beside bikes, the likeliest first. */
export const fetchFoundPages = (api: ApiClient, request: FoundPageRequest, options?: RequestOptions) =>
  api.get('search/pages/', 'foundPages', { ...options, search: request });
