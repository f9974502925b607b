import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchValuesByAge } from '../calls/used-bikes.ts';
import {
  fetchLoanOffers,
  fetchOnRoadPrice,
  fetchPriceHistory,
  fetchStatePrices,
  fetchVariants,
} from '../calls/prices.ts';
import type { ApiClient } from '../create-api-client.ts';

const freshFor = 5 * 60_000;

/** Bike, variant and city of a price; the city is null until one is chosen. */
export interface PricedChoice {
  slug: string;
  city: string | null;
  variant: string | undefined;
}

/** Queries of prices. */
export const priceQueries = {
  /**
   * On-road price. Each choice has its own key and outdated requests are aborted, so that an older response
   * never replaces a newer one; the previous price stays while loading.
   */
  onRoad: (api: ApiClient, { slug, city, variant }: PricedChoice) =>
    queryOptions({
      queryKey: ['on-road-price', slug, city, variant ?? null],
      queryFn: ({ signal }) => fetchOnRoadPrice(api, slug, { city: city ?? '', variant }, { signal }),
      enabled: city !== null,
      staleTime: freshFor,
      placeholderData: keepPreviousData,
    }),
  /** On-road prices of a bike in every state, from one response. */
  inStates: (api: ApiClient, slug: string, variant: string | undefined) =>
    queryOptions({
      queryKey: ['state-prices', slug, variant ?? null],
      queryFn: ({ signal }) => fetchStatePrices(api, slug, variant, { signal }),
      staleTime: freshFor,
      placeholderData: keepPreviousData,
    }),
  /** Known prices of a bike by month. */
  history: (api: ApiClient, { slug, city, variant }: PricedChoice) =>
    queryOptions({
      queryKey: ['price-history', slug, city, variant ?? null],
      queryFn: ({ signal }) => fetchPriceHistory(api, slug, { city: city ?? undefined, variant }, { signal }),
      staleTime: freshFor,
      placeholderData: keepPreviousData,
    }),
  /** Future value of a catalogue bike, by age. */
  byAge: (api: ApiClient, slug: string) =>
    queryOptions({
      queryKey: ['values-by-age', slug],
      queryFn: ({ signal }) => fetchValuesByAge(api, slug, { signal }),
      staleTime: freshFor,
    }),
  /** Loan offers of lenders, samples first. */
  loanOffers: (api: ApiClient) =>
    queryOptions({
      queryKey: ['loan-offers'],
      queryFn: ({ signal }) => fetchLoanOffers(api, { signal }),
      staleTime: Infinity,
    }),
  /** Variants of a bike with their on-road prices in a city. */
  variants: (api: ApiClient, bikeId: string | number, city: string | null) =>
    queryOptions({
      queryKey: ['priced-variants', String(bikeId), city],
      queryFn: ({ signal }) => fetchVariants(api, bikeId, city ?? undefined, { signal }),
      staleTime: freshFor,
    }),
};
