import { priceQueries, useApi } from '@dopahiya/api-client';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import { showToast } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import * as texts from '#texts/on-road-price';
import { priceProblemOf } from './price-problem.ts';
import type { PriceQuery } from './price-state.tsx';
import type { PriceChoice } from './use-price-choice.ts';

/** Fetches the on-road price of the chosen variant and city; errors also show as a toast. */
export function useOnRoadPrice({ slug }: BikeDetail, { city, variant }: PriceChoice): PriceQuery {
  const choice = { slug, city: city.name || null, variant: variant?.name };
  const query = useQuery(priceQueries.onRoad(useApi(), choice));
  useFailureToast(query.error, query.errorUpdatedAt);
  return query;
}

/** Shows a toast for each new error, but not for one the page was rendered with: the box shows it, and it is refetched at once. */
function useFailureToast(error: Error | null, at: number): void {
  const shownAt = useRef(at);
  useEffect(() => {
    if (!error || at === shownAt.current) return;
    shownAt.current = at;
    const { kind } = priceProblemOf(error);
    if (kind === 'failed') showToast({ kind: 'error', text: texts.failed, duration: 3000 });
  }, [error, at]);
}
