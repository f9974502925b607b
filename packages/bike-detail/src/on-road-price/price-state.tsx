import type { OnRoadPrice } from '@dopahiya/domain';
import type { PriceState } from '@dopahiya/ui-kit/money';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isUnknownCity, priceTexts } from './price-texts.ts';
import { billOf } from './bill-of.tsx';
import { UnavailablePrice } from './unavailable-price.tsx';

/** The part of the query that the box reads. */
export type PriceQuery = Pick<
  UseQueryResult<OnRoadPrice>,
  'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>;

interface Surroundings {
  city: string | null;
  /** What opens the choice of a city. */
  chooseCity: ReactNode;
  /** What stands below the lines of a known price. */
  footOf: (total: number) => ReactNode;
}

/** Which of its five states the price box is in. */
export function priceStateOf(query: PriceQuery, { city, chooseCity, footOf }: Surroundings): PriceState {
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const isUnanswerable = error && isUnknownCity(error);
  if (city === null || isUnanswerable) {
    return { status: 'city-missing', text: priceTexts.cityMissing, action: chooseCity };
  }
  const bill = data?.on_road_price == null ? undefined : { ...billOf(data), foot: footOf(data.on_road_price) };
  const known = bill && { bill };
  if (error) {
    const retry = () => void refetch();
    return { status: 'failed', title: priceTexts.failed, onRetry: retry, retrying: isFetching, ...known };
  }
  if (!data || isPlaceholderData || isFetching) return { status: 'loading', label: priceTexts.loading, ...known };
  return bill
    ? { status: 'known', bill }
    : { status: 'unavailable', text: <UnavailablePrice reasons={data.missing} /> };
}
