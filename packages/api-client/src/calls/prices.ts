import type { OnRoadPriceQuestion, PriceHistoryQuery } from '@dopahiya/domain/inputs';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

const addressOf = (slug: string): string => `bikes/${encodeURIComponent(slug)}/on-road-price/`;

/** Returns the on-road price of a bike in a city, line by line. */
export const fetchOnRoadPrice = (
  api: ApiClient,
  slug: string,
  { city, variant, loan }: OnRoadPriceQuestion,
  options?: RequestOptions,
) => api.post(addressOf(slug), 'onRoadPrice', { ...options, json: { city, variant, loan } });

/** Returns the on-road price of a bike, or of a variant by name or id, in every state, cheapest first. */
export const fetchStatePrices = (api: ApiClient, slug: string, variant?: string, options?: RequestOptions) =>
  api.get(`${addressOf(slug)}states/`, 'statePrices', { ...options, search: { variant } });

/** Returns the known prices of a bike by month, with the on-road prices in a city. */
export const fetchPriceHistory = (
  api: ApiClient,
  slug: string,
  { city, variant }: PriceHistoryQuery,
  options?: RequestOptions,
) =>
  api.get(`bikes/${encodeURIComponent(slug)}/price-history/`, 'priceHistory', {
    ...options,
    search: { city, variant },
  });

/** Returns the variants of a bike, by its id or slug, with their on-road prices in a city. */
export const fetchVariants = (api: ApiClient, bike_model: string | number, city?: string, options?: RequestOptions) =>
  api.get('variants/', 'variants', { ...options, search: { bike_model, city } });

/** Returns the petrol and electricity prices in a city. */
export const fetchRunningCosts = (api: ApiClient, city: string, options?: RequestOptions) =>
  api.get('running-costs/', 'runningCosts', { ...options, search: { city } });

/** Returns the two-wheeler loan offers of lenders. */
export const fetchLoanOffers = (api: ApiClient, options?: RequestOptions) =>
  api.get('loan-offers/', 'loanOffers', options);
