import { priceQueries, useApi } from '@dopahiya/api-client';
import type { UsedBikeDetail } from '@dopahiya/domain/market';
import type { OnRoadPrice } from '@dopahiya/domain/prices';
import { dateInIndia } from '@dopahiya/domain/site';
import { type ChosenCity, chosenCity, hasChosenCity, useRemembered } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Who may buy a bike: where they live, what the model costs there new, and which day it is. */
export interface Buyer {
  /** The city that they chose, else that of the bike; null where neither is known. */
  city: ChosenCity | null;
  /** What the model costs on the road there; undefined while it is not known. */
  price: OnRoadPrice | undefined;
  /** The day of the rules (ISO). */
  day: string;
}

/** The city where a bike stands. */
export const cityOf = ({ city_name, state }: UsedBikeDetail): ChosenCity | null =>
  city_name === null ? null : { name: city_name, state };

/** Which price of the model new stands beside a bike. */
export const newPriceOf = ({ catalogue_bike }: UsedBikeDetail, city: ChosenCity | null) => ({
  slug: catalogue_bike?.slug ?? '',
  city: catalogue_bike && (city?.name ?? null),
  variant: undefined,
});

/** Who reads the page, as far as their browser tells. */
export function useBuyer(bike: UsedBikeDetail): Buyer {
  const [chosen] = useRemembered(chosenCity);
  const [today] = useState(() => dateInIndia(new Date()));
  const city = hasChosenCity(chosen) ? chosen : cityOf(bike);
  const { data, isPlaceholderData } = useQuery(priceQueries.onRoad(useApi(), newPriceOf(bike, city)));
  const price = isPlaceholderData ? undefined : data;
  return { city, price, day: price?.date ?? today };
}
