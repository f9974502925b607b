import { priceQueries, useApi } from '@dopahiya/api-client';
import type { UsedBikeDetail } from '@dopahiya/domain/market';
import type { OnRoadPrice } from '@dopahiya/domain/prices';
import { dateInIndia } from '@dopahiya/domain/site';
import { type ChosenCity, chosenCity, hasChosenCity, useRemembered } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** A potential buyer: location, new price of the model there, and the date. */
export interface Buyer {
  /** The chosen city, else that of the bike; null if neither is known. */
  city: ChosenCity | null;
  /** On-road price of the model there; undefined while unknown. */
  price: OnRoadPrice | undefined;
  /** Date that the rules apply to (ISO). */
  day: string;
}

/** Returns the city of a bike; null if unknown. */
export const cityOf = ({ city_name, state }: UsedBikeDetail): ChosenCity | null =>
  city_name === null ? null : { name: city_name, state };

/** Returns the request for the new price of a bike's model. */
export const newPriceOf = ({ catalogue_bike }: UsedBikeDetail, city: ChosenCity | null) => ({
  slug: catalogue_bike?.slug ?? '',
  city: catalogue_bike && (city?.name ?? null),
  variant: undefined,
});

/** Returns what the browser knows about the reader as a potential buyer. */
export function useBuyer(bike: UsedBikeDetail): Buyer {
  const [chosen] = useRemembered(chosenCity);
  const [today] = useState(() => dateInIndia(new Date()));
  const city = hasChosenCity(chosen) ? chosen : cityOf(bike);
  const { data, isPlaceholderData } = useQuery(priceQueries.onRoad(useApi(), newPriceOf(bike, city)));
  const price = isPlaceholderData ? undefined : data;
  return { city, price, day: price?.date ?? today };
}
