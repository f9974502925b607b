import { priceQueries, useApi } from '@dopahiya/api-client';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import { showToast } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import * as texts from '#texts/on-road-price';
import { priceProblemOf } from './price-problem.ts';
import type { PriceQuery } from './price-state.tsx';
import type { PriceChoice } from './use-price-choice.ts';

/** The price on the road of the chosen variant in the chosen city; a failure shows as a toast too. */
export function useOnRoadPrice({ slug }: BikeDetail, { city, variant }: PriceChoice): PriceQuery {
  const choice = { slug, city: city.name || null, variant: variant?.name };
  const query = useQuery(priceQueries.onRoad(useApi(), choice));
  useFailureToast(query.error, query.errorUpdatedAt);
  return query;
}

/** Not for the failure that a page arrives with: the box says it, and it is fetched again at once. */
function useFailureToast(error: Error | null, at: number): void {
  const shownAt = useRef(at);
  useEffect(() => {
    if (!error || at === shownAt.current) return;
    shownAt.current = at;
    const { kind } = priceProblemOf(error);
    if (kind === 'failed') showToast({ kind: 'error', text: texts.failed, duration: 3000 });
  }, [error, at]);
}
