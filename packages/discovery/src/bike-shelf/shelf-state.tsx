import { messageOf, useShownError } from '@dopahiya/api-client';
import type { BikeCard } from '@dopahiya/domain/bikes';
import { Button, EmptyState, ErrorPanel } from '@dopahiya/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as texts from '#texts/bike-shelf';

/** Error shown if bikes fail to load. */
export interface ShelfFailure {
  title: string;
  message?: string;
}

export interface ShelfStateProps {
  bikes: Pick<UseQueryResult<BikeCard[]>, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>;
  /** Loading placeholder. */
  waiting: ReactNode;
  /**
   * Text if there are no bikes.
   * @default that the category has none
   */
  empty?: string | undefined;
  /** Maps an error to the text shown. */
  failure?: ((error: Error) => ShelfFailure) | undefined;
  /** Renders the bikes. */
  children: (bikes: BikeCard[]) => ReactNode;
}

/** Renders the bikes of a query, or its loading, empty or error state with a retry button. */
export function ShelfState({ bikes, waiting, empty, failure = loadingFailure, children }: ShelfStateProps) {
  const error = useShownError(bikes);
  const { data, isFetching, refetch } = bikes;
  const retry = () => void refetch();

  if (error) return <ErrorPanel {...failure(error)} onRetry={retry} retrying={isFetching} />;
  if (!data) return waiting;
  return data.length === 0 ? <EmptyShelf title={empty} isFetching={isFetching} onRefresh={retry} /> : children(data);
}

const loadingFailure = (error: Error): ShelfFailure => ({
  title: texts.failed,
  message: messageOf(error, texts.failedWhy),
});

interface EmptyShelfProps {
  title: string | undefined;
  isFetching: boolean;
  onRefresh: () => void;
}

function EmptyShelf({ title = texts.none, isFetching, onRefresh }: EmptyShelfProps) {
  const refresh = (
    <Button tone="secondary" loading={isFetching} onClick={onRefresh}>
      {texts.refresh}
    </Button>
  );
  return <EmptyState title={title} action={refresh} />;
}
