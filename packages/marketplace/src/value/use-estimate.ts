import { usedBikeQueries, useApi, useShownError } from '@dopahiya/api-client';
import type { UsedBikeValuation, ValuationRequest } from '@dopahiya/domain/market';
import { useDebounced } from '@dopahiya/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** The value of a bike as far as it has come. */
export interface Estimate {
  valuation: UsedBikeValuation | null;
  /** Whether that is of the bike as it was told before: the new one is on its way. */
  isOld: boolean;
  error: Error | null;
  retry: () => void;
}

/** What a bike is worth, asked for once nothing has changed for a moment; null before enough is told. */
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
