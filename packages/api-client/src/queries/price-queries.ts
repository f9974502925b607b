import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchValuesByAge } from '../calls/used-bikes.ts';
import { fetchLoanOffers, fetchOnRoadPrice, fetchStatePrices, fetchVariants } from '../calls/prices.ts';
import type { ApiClient } from '../create-api-client.ts';

const freshFor = 5 * 60_000;

/** Which price is meant: of a bike's variant in a city; null while there is no city. */
export interface PricedChoice {
  slug: string;
  city: string | null;
  variant: string | undefined;
}

/** What bikes cost on the road. */
export const priceQueries = {
  /**
   * Each choice has a key of its own, and a request that nobody waits for any more is aborted, so that an older answer is
   * never shown after a newer one; meanwhile the price before it stays.
   */
  onRoad: (api: ApiClient, { slug, city, variant }: PricedChoice) =>
    queryOptions({
      queryKey: ['on-road-price', slug, city, variant ?? null],
      queryFn: ({ signal }) => fetchOnRoadPrice(api, slug, { city: city ?? '', variant }, { signal }),
      enabled: city !== null,
      staleTime: freshFor,
      placeholderData: keepPreviousData,
    }),
  /** What a bike costs in every state, from one answer. */
  inStates: (api: ApiClient, slug: string, variant: string | undefined) =>
    queryOptions({
      queryKey: ['state-prices', slug, variant ?? null],
      queryFn: ({ signal }) => fetchStatePrices(api, slug, variant, { signal }),
      staleTime: freshFor,
      placeholderData: keepPreviousData,
    }),
  /** What a bike of the catalogue will be worth, by its age. */
  byAge: (api: ApiClient, slug: string) =>
    queryOptions({
      queryKey: ['values-by-age', slug],
      queryFn: ({ signal }) => fetchValuesByAge(api, slug, { signal }),
      staleTime: freshFor,
    }),
  /** What lenders ask, samples first. */
  loanOffers: (api: ApiClient) =>
    queryOptions({
      queryKey: ['loan-offers'],
      queryFn: ({ signal }) => fetchLoanOffers(api, { signal }),
      staleTime: Infinity,
    }),
  /** The variants of a bike with their prices on the road in a city. */
  variants: (api: ApiClient, bikeId: string | number, city: string | null) =>
    queryOptions({
      queryKey: ['priced-variants', String(bikeId), city],
      queryFn: ({ signal }) => fetchVariants(api, bikeId, city ?? undefined, { signal }),
      staleTime: freshFor,
    }),
};
