import type { BikeListName, BikeRequest, PageRequest } from '@dopahiya/domain/requests';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

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
