import type { ValuationRequest } from '@dopahiya/domain/inputs';
import { usedBikeQueries, useApi, useShownError } from '@dopahiya/api-client';
import type { UsedBikeValuation } from '@dopahiya/domain/market';
import { useDebounced } from '@dopahiya/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Valuation of a bike and its loading state. */
export interface Estimate {
  valuation: UsedBikeValuation | null;
  /** Whether it belongs to earlier answers while the new one is loading. */
  isOld: boolean;
  error: Error | null;
  retry: () => void;
}

/** Fetches the valuation of a bike, debounced; null while answers are missing. */
export function useEstimate(request: ValuationRequest | null): Estimate | null {
  const told = request ? JSON.stringify(request) : '';
  const settled = useDebounced(told);
  const asked = JSON.parse(settled || 'null') as ValuationRequest | null;
  const { queryKey, queryFn, staleTime } = usedBikeQueries.valuation(useApi(), asked ?? noBike);
  const query = useQuery({ queryKey, queryFn, staleTime, enabled: asked !== null, placeholderData: keepPreviousData });
  const error = useShownError(query);
  if (!request) return null;
  const { data = null, isPlaceholderData, refetch } = query;
  const isOld = isPlaceholderData || settled !== told;
  return { valuation: data, isOld, error: data ? null : error, retry: () => void refetch() };
}

const noBike: ValuationRequest = { brand: '', model: '', year_of_manufacture: 0, km_ridden: 0 };
