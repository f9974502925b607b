import type {
  BikeListName,
  BikeRequest,
  BrandRequest,
  ChoiceRequest,
  CityRequest,
  DealershipRequest,
  FoundPageRequest,
  PageRequest,
  SearchReading,
} from '@dopahiya/domain/requests';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';
import type { Brand } from '@dopahiya/domain/bikes';
import { ApiError } from '../api-error.ts';

const addressOf = (slug: string | number): string => `bikes/${encodeURIComponent(slug)}/`;

/** Returns a page of the bikes that match the filters. */
export const fetchBikes = (api: ApiClient, request: BikeRequest = {}, options?: RequestOptions) =>
  api.get('bikes/', 'bikePage', { ...options, search: request });

/** Returns a page of the bikes that match the filters, with facets. */
export const fetchFacetedBikes = (api: ApiClient, request: BikeRequest = {}, options?: RequestOptions) =>
  api.get('bikes/', 'facetedBikePage', { ...options, search: { ...request, facets: 'true' } });

/** Returns a page of the bikes that match the filters and most words of the search, with the words left out. */
export const fetchFoundBikes = (api: ApiClient, request: BikeRequest, options?: RequestOptions) =>
  api.get('bikes/', 'foundBikePage', { ...options, search: { ...request, any_words: 'true' } });

/** Returns a page of a list with its own path. */
export const fetchBikeList = (
  api: ApiClient,
  name: BikeListName,
  request: BikeRequest = {},
  options?: RequestOptions,
) => api.get(`bikes/${name}/`, 'bikePage', { ...options, search: request });

/** Returns a page of a brand's bikes, by slug. */
export const fetchBikesOfBrand = (api: ApiClient, slug: string, request: BikeRequest = {}, options?: RequestOptions) =>
  api.get(`bikes/brand/${encodeURIComponent(slug)}/`, 'bikePage', { ...options, search: request });

/** Returns the details of a bike, by its slug or id. */
export const fetchBike = (api: ApiClient, slug: string, options?: RequestOptions) =>
  api.get(addressOf(slug), 'bike', options);

/** Returns bikes on sale similar to one, most similar first. */
export const fetchSimilarBikes = (api: ApiClient, slug: string, options?: RequestOptions) =>
  api.get(`${addressOf(slug)}similar_bikes/`, 'bikes', options);

/** Returns the bikes that suit a rider and that no other suitable bike beats. */
export const fetchChoice = (api: ApiClient, request: ChoiceRequest, options?: RequestOptions) =>
  api.get('choose/', 'choice', { ...options, search: request });

/** Returns what a rider's words say of their needs. */
export const fetchChoiceReading = (api: ApiClient, text: string, options?: RequestOptions) =>
  api.get('choose/needs/', 'choiceReading', { ...options, search: { text } });

/** Returns in short what beats each of at most thirty bikes, by their slugs. */
export const fetchRivalNotes = (api: ApiClient, slugs: readonly string[], city: string, options?: RequestOptions) =>
  api.get('choose/rivals/', 'rivalNotes', { ...options, search: { of: slugs.join(','), city } });

/** Returns the bikes on sale that beat one, with prices of a city. */
export const fetchRivals = (api: ApiClient, slug: string, city: string, options?: RequestOptions) =>
  api.get(`${addressOf(slug)}rivals/`, 'rivals', { ...options, search: { city } });

/** Returns the most searched bikes of the week. */
export const fetchTrendingBikes = (api: ApiClient, options?: RequestOptions) =>
  api.get('bikes/trending/', 'bikes', options);

/** Returns the bikes that visitors like best, best first. */
export const fetchPopularBikes = (api: ApiClient, options?: RequestOptions) =>
  api.get('statistics/popular_bikes/', 'bikes', options);

/** Returns the best-selling electric bikes and scooters. */
export const fetchElectricBikes = (api: ApiClient, options?: RequestOptions) =>
  api.get('bikes/electric_bikes/', 'bikes', options);

/** Returns a page of all electric bikes and scooters. */
export const fetchElectricPage = (api: ApiClient, request: BikeRequest, options?: RequestOptions) =>
  api.get('bikes/electric_bikes/', 'bikePage', { ...options, search: request });

/** Returns announced bikes that are not on sale yet. */
export const fetchUpcomingBikes = (api: ApiClient, options?: RequestOptions) =>
  api.get('bikes/upcoming_bikes/', 'bikes', options);

/** Returns a page of announced bikes that are not on sale yet. */
export const fetchUpcomingPage = (api: ApiClient, { page, limit }: PageRequest, options?: RequestOptions) =>
  api.get('bikes/upcoming_bikes/', 'bikePage', { ...options, search: { page, page_size: limit } });

/** Returns the best-selling bike on sale of each body style and fuel. */
export const fetchBestBikes = (api: ApiClient, options?: RequestOptions) => api.get('bikes/best/', 'bikes', options);

/** Returns the categories of bikes. */
export const fetchCategories = (api: ApiClient, options?: RequestOptions) =>
  api.get('categories/', 'categories', options);

/** Returns bike suggestions for a text, and popular terms; only the terms without a text. */
export const fetchSuggestions = (api: ApiClient, text?: string, options?: RequestOptions) =>
  api.get('bikes/autocomplete/', 'suggestions', { ...options, search: { q: text } });

/** Returns what a plain-text search says; only names if the API does not know how to read it. */
export async function fetchSearchReading(
  api: ApiClient,
  text: string,
  options?: RequestOptions,
): Promise<SearchReading> {
  try {
    return await api.get('search/reading/', 'searchReading', { ...options, search: { search: text } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return { text, parts: [], rest: text };
  }
}

/** Counts a view of a bike's page; sends nothing about the visitor. */
export const countView = (api: ApiClient, slug: string) => api.tell(`${addressOf(slug)}views/`);

/** Returns a page of the brands, best-selling first. */
export const fetchBrands = (api: ApiClient, request: BrandRequest = {}, options?: RequestOptions) =>
  api.get('brands/', 'brandPage', { ...options, search: request });

/** Returns a brand; if `brands/{slug}/` does not find it, searches the list. */
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

/** Returns a page of the cities with known prices and showrooms. */
export const fetchCities = (api: ApiClient, request: CityRequest = {}, options?: RequestOptions) =>
  api.get('cities/', 'cityPage', { ...options, search: request });

/** Returns a page of a brand's showrooms in a city. */
export const fetchDealerships = (api: ApiClient, request: DealershipRequest = {}, options?: RequestOptions) =>
  api.get('dealerships/', 'dealershipPage', { ...options, search: request });

/** Returns the number of a brand's showrooms per city, by slug or id, largest first. */
export const fetchShowroomCounts = (api: ApiClient, brand?: string | number, options?: RequestOptions) =>
  api.get('dealerships/counts/', 'showroomCounts', { ...options, search: { brand } });

/** Returns search results besides bikes (guides, other articles, tools, answered questions, pages), best matches first. */
export const fetchFoundPages = (api: ApiClient, request: FoundPageRequest, options?: RequestOptions) =>
  api.get('search/pages/', 'foundPages', { ...options, search: request });
