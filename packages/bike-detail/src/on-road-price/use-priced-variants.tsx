import { messageOf, priceQueries, useApi, useShownError } from '@dopahiya/api-client';
import type { BikeDetail, PricedVariant } from '@dopahiya/domain/bikes';
import { ErrorPanel } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as texts from '#texts/priced-variants';

/** On-road prices of a bike's variants in a city, as far as known. */
export interface PricedVariants {
  city: string;
  /** Undefined while unknown. */
  priced: readonly PricedVariant[] | undefined;
  /** Whether a request is pending. */
  isAwaited: boolean;
  /** Error message with a retry button; null if there is no error. */
  failure: ReactNode;
}

/** Fetches the prices of a bike's variants. Returns none while not `enabled`, even if they are in the cache. */
export function usePricedVariants(bike: BikeDetail, city: string, enabled = true): PricedVariants {
  const query = useQuery({ ...priceQueries.variants(useApi(), bike.id, city), enabled });
  const error = useShownError(query);
  const { data: priced, isFetching, refetch } = query;
  if (!enabled) return { city, priced: undefined, isAwaited: false, failure: null };
  const failure = error && (
    <ErrorPanel
      title={texts.failedTitle}
      message={messageOf(error, texts.checkConnection)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
  return { city, priced, isAwaited: isFetching && !priced, failure };
}
