import { messageOf, priceQueries, useApi, useShownError } from '@dopahiya/api-client';
import type { BikeDetail, PricedVariant } from '@dopahiya/domain/bikes';
import { ErrorPanel } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as texts from '#texts/priced-variants';

/** What the variants of a bike cost on the road in a city, as far as that is known. */
export interface PricedVariants {
  city: string;
  /** Undefined while nothing is known. */
  priced: readonly PricedVariant[] | undefined;
  /** Whether an answer is on its way. */
  isAwaited: boolean;
  /** Says that they could not be loaded, and fetches again; null otherwise. */
  failure: ReactNode;
}

/** The prices of a bike's variants, fetched and told once it may (`enabled`): who chose a variant may have fetched them before. */
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
