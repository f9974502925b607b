import { type ApiClient, ApiError, bikeQueries, priceQueries, suggestionQueries } from '@dopahiya/api-client';
import { defaultCity } from '@dopahiya/domain/places';
import type { BikeSuggestion } from '@dopahiya/domain/requests';
import { type PageQueries, pageQuery } from '@dopahiya/site';
import { suggestedName } from '../chosen-bike/suggested-name.ts';
import type { AskedPrice } from './checker-address.ts';

/** The bike that a typed text means beyond doubt: the one of that name, or the only one that fits. */
export function matchBike(text: string, bikes: readonly BikeSuggestion[]): BikeSuggestion | undefined {
  const isNamed = (bike: BikeSuggestion) => suggestedName(bike).toLowerCase() === text.toLowerCase();
  return bikes.find(isNamed) ?? (bikes.length === 1 ? bikes[0] : undefined);
}

/** What the price checker fetches before it is drawn. */
export function checkerQueries(api: ApiClient, { bike, text, variant, city }: AskedPrice): PageQueries {
  if (bike === null) return { sections: [pageQuery(suggestionQueries.matching(api, text ?? ''))] };
  const choice = { slug: bike, city: city ?? defaultCity, variant: variant ?? undefined };
  return { sections: [pageQuery(bikeQueries.detail(api, bike)), pageQuery(priceQueries.onRoad(api, choice))] };
}

/** Whether the API says that there is no such bike. */
export const isUnknown = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

/** Whether the API refused this field of the question. */
export const isRefused = (error: Error | null, field: 'city' | 'variant'): boolean =>
  error instanceof ApiError && error.status === 400 && error.fields?.[field] !== undefined;
