import { messageOf, useShownError } from '@dopahiya/api-client';
import type { Comparison } from '@dopahiya/domain';
import { Button, EmptyState, ErrorPanel, Spinner } from '@dopahiya/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import * as S from './pairs-status.styles.ts';

/** What there is to say in place of comparisons: that they are loading, failed, or are none; nothing once there are some. */
export function PairsStatus({ query }: { query: UseQueryResult<Comparison[]> }) {
  const error = useShownError(query);
  const { data, isFetching, refetch } = query;
  const ask = () => void refetch();
  if (error) {
    const title = `Error: ${messageOf(error, 'Failed to load bike comparisons')}`;
    return <ErrorPanel title={title} onRetry={ask} retrying={isFetching} />;
  }
  if (!data) {
    return (
      <S.Loading>
        <Spinner />
        Loading comparisons...
      </S.Loading>
    );
  }
  if (data.length > 0) return null;
  const refresh = (
    <Button tone="secondary" loading={isFetching} onClick={ask}>
      Refresh
    </Button>
  );
  return <EmptyState title="No bike comparisons available." action={refresh} />;
}
