import type { OnRoadPriceQuestion } from '@dopahiya/domain/prices';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

const addressOf = (slug: string): string => `bikes/${encodeURIComponent(slug)}/on-road-price/`;

/** What a bike costs in a city, line by line. */
export const fetchOnRoadPrice = (
  api: ApiClient,
  slug: string,
  { city, variant, loan }: OnRoadPriceQuestion,
  options?: RequestOptions,
) => api.post(addressOf(slug), 'onRoadPrice', { ...options, json: { city, variant, loan } });

/** What a bike, or one of its variants by name or id, costs in every state, the cheapest first. */
export const fetchStatePrices = (api: ApiClient, slug: string, variant?: string, options?: RequestOptions) =>
  api.get(`${addressOf(slug)}states/`, 'statePrices', { ...options, search: { variant } });

/** The variants of a bike, by its id or slug, with their prices on the road in a city. */
export const fetchVariants = (api: ApiClient, bike_model: string | number, city?: string, options?: RequestOptions) =>
  api.get('variants/', 'variants', { ...options, search: { bike_model, city } });

/** What petrol and electricity cost in a city. */
export const fetchRunningCosts = (api: ApiClient, city: string, options?: RequestOptions) =>
  api.get('running-costs/', 'runningCosts', { ...options, search: { city } });

/** What lenders ask for a two-wheeler loan. */
export const fetchLoanOffers = (api: ApiClient, options?: RequestOptions) =>
  api.get('loan-offers/', 'loanOffers', options);
