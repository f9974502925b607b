import { messageOf, useShownError } from '@dopahiya/api-client';
import type { Comparison } from '@dopahiya/domain/bikes';
import { Button, EmptyState, ErrorPanel, Spinner, theme } from '@dopahiya/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import * as texts from '#texts/home-sections';

interface PairsStatusProps {
  query: UseQueryResult<Comparison[]>;
  /** Height of the pairs, which prevents layout shift. */
  minHeight: { narrow: string; wide: string };
}

/** Status in place of comparisons: loading, error or empty; renders nothing if there are some. */
export function PairsStatus({ query, minHeight }: PairsStatusProps) {
  const error = useShownError(query);
  const { data, isFetching, refetch } = query;
  const retry = () => void refetch();
  if (error) {
    const title = texts.failed(messageOf(error, texts.failedWhy));
    return <ErrorPanel title={title} onRetry={retry} retrying={isFetching} />;
  }
  if (!data) {
    return (
      <Loading style={{ '--min-height': minHeight.narrow, '--min-height-wide': minHeight.wide }}>
        <Spinner />
        {texts.loading}
      </Loading>
    );
  }
  if (data.length > 0) return null;
  const refresh = (
    <Button tone="secondary" loading={isFetching} onClick={retry}>
      {texts.refresh}
    </Button>
  );
  return <EmptyState title={texts.none} action={refresh} />;
}

const Loading = styled.output`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[3]};
  min-height: var(--min-height);

  ${theme.media.nav} {
    min-height: var(--min-height-wide);
  }
  color: ${theme.color.textMuted};
`;
