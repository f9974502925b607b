import type { OnRoadPrice } from '@dopahiya/domain/prices';
import { onRoadBill, type PriceBill, type PriceState } from '@dopahiya/ui-kit/money';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as texts from '#texts/on-road-price';
import { UnavailablePrice, UnknownCity } from './unavailable-price.tsx';
import { type PriceProblem, priceProblemOf } from './price-problem.ts';

/** The parts of the query result that the box reads. */
export type PriceQuery = Pick<
  UseQueryResult<OnRoadPrice>,
  'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>;

interface Surroundings {
  city: string | null;
  /** Button that opens the city picker. */
  chooseCity: ReactNode;
  /** Footer below the lines of a known price. */
  footOf: (total: number) => ReactNode;
}

/** Returns which of its five states the price box is in. */
export function priceStateOf(query: PriceQuery, { city, chooseCity, footOf }: Surroundings): PriceState {
  const { data, error, isFetching, isPlaceholderData } = query;
  if (city === null) return { status: 'city-missing', text: texts.cityMissing, action: chooseCity };
  const bill = data?.on_road_price == null ? undefined : { ...onRoadBill(data), foot: footOf(data.on_road_price) };
  const known = bill && { bill };
  if (error) return problemState(priceProblemOf(error), { query, city, chooseCity, known });
  if (!data || isPlaceholderData || isFetching) return { status: 'loading', label: texts.loading, ...known };
  return bill ? { status: 'known', bill } : unavailable(distinctReasons(data.missing));
}

interface Question extends Pick<Surroundings, 'chooseCity'> {
  city: string;
  query: PriceQuery;
  /** The last known price, with its bill. */
  known: { bill: PriceBill } | undefined;
}

function problemState(problem: PriceProblem, { query, city, chooseCity, known }: Question): PriceState {
  if (problem.kind === 'unavailable') return unavailable([problem.reason]);
  if (problem.kind === 'unknown-city') {
    return { status: 'city-missing', text: <UnknownCity city={city} />, action: chooseCity };
  }
  const retry = { onRetry: () => void query.refetch(), retrying: query.isFetching };
  return { status: 'failed', title: texts.failed, message: problem.reason, ...retry, ...known };
}

const unavailable = (reasons: readonly string[]): PriceState => ({
  status: 'unavailable',
  text: <UnavailablePrice reasons={reasons} />,
});

/** Returns each reason once; if the ex-showroom price is missing, only that reason. */
function distinctReasons(reasons: OnRoadPrice['missing']): string[] {
  const first = reasons.find(({ key }) => key === 'ex_showroom');
  return first ? [first.reason] : [...new Set(reasons.map(({ reason }) => reason))];
}
