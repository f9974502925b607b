import { type ApiClient, ApiError, priceCalls } from '@dopahiya/api-client';
import type { OnRoadPriceQuestion } from '@dopahiya/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const freshFor = 5 * 60_000;

/** Which price is asked for: of a bike's variant in a city; null while there is no city. */
export interface PricedChoice {
  slug: string;
  city: string | null;
  variant: string | undefined;
}

/**
 * What a bike costs on the road. Each choice has a key of its own, and a request that nobody waits for any more is
 * aborted, so that an older answer is never shown after a newer one; meanwhile the price before it stays.
 */
export function onRoadPriceQuery(api: ApiClient, { slug, city, variant }: PricedChoice) {
  return queryOptions({
    queryKey: ['on-road-price', slug, city, variant ?? null],
    queryFn: ({ signal }) => priceCalls(api).onRoad(slug, questionOf(city, variant), { signal }),
    enabled: city !== null,
    staleTime: freshFor,
    placeholderData: keepPreviousData,
  });
}

const questionOf = (city: string | null, variant: string | undefined): OnRoadPriceQuestion => ({
  city: city ?? '',
  variant,
});

/** What a bike costs in every state, from one answer. */
export function statePricesQuery(api: ApiClient, slug: string, variant: string | undefined) {
  return queryOptions({
    queryKey: ['state-prices', slug, variant ?? null],
    queryFn: ({ signal }) => priceCalls(api).inStates(slug, variant, { signal }),
    staleTime: freshFor,
    placeholderData: keepPreviousData,
  });
}

/** The variants of a bike with their prices on the road in a city. */
export function pricedVariantsQuery(api: ApiClient, bikeId: string | number, city: string | null) {
  return queryOptions({
    queryKey: ['priced-variants', String(bikeId), city],
    queryFn: ({ signal }) => priceCalls(api).variants(bikeId, city ?? undefined, { signal }),
    staleTime: freshFor,
  });
}

/** Whether the API refused the question itself: it knows no such city. */
export const isUnknownCity = (error: Error): boolean => error instanceof ApiError && error.status === 400;
