import { type ApiClient, ApiError, bikeQueries, priceQueries, suggestionQueries } from '@dopahiya/api-client';
import { defaultCity } from '@dopahiya/domain/places';
import type { BikeSuggestion } from '@dopahiya/domain/requests';
import { type PageQueries, pageQuery } from '@dopahiya/site';
import { suggestedName } from '../chosen-bike/chosen-bike-queries.ts';
import type { AskedPrice } from './checker-address.ts';

/** Returns the bike that a text refers to unambiguously: the one of that name, or the only match. */
export function matchBike(text: string, bikes: readonly BikeSuggestion[]): BikeSuggestion | undefined {
  const isNamed = (bike: BikeSuggestion) => suggestedName(bike).toLowerCase() === text.toLowerCase();
  return bikes.find(isNamed) ?? (bikes.length === 1 ? bikes[0] : undefined);
}

/** Returns the queries to prefetch for the price checker. */
export function checkerQueries(api: ApiClient, { bike, text, variant, city }: AskedPrice): PageQueries {
  if (bike === null) return { sections: [pageQuery(suggestionQueries.matching(api, text ?? ''))] };
  const choice = { slug: bike, city: city ?? defaultCity, variant: variant ?? undefined };
  return { sections: [pageQuery(bikeQueries.detail(api, bike)), pageQuery(priceQueries.onRoad(api, choice))] };
}

/** Checks whether the API responded that there is no such bike. */
export const isUnknown = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

/** Checks whether the API rejected this field. */
export const isRefused = (error: Error | null, field: 'city' | 'variant'): boolean =>
  error instanceof ApiError && error.status === 400 && error.fields?.[field] !== undefined;
