import { useShownError } from '@dopahiya/api-client';
import { EmptyState, LoadMore, Skeleton } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';
import * as texts from '#texts/shell';
import { Failure } from './failure.tsx';
import * as S from './shell.styles.ts';

interface PagedQuery<Row> {
  data: { pages: readonly { results: readonly Row[] }[] } | undefined;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
}

interface PagedListProps<Row> {
  query: PagedQuery<Row>;
  /** Title of the error if it cannot be loaded. */
  failed: string;
  /** What an empty list means. */
  empty: string;
  keyOf: (row: Row) => string | number;
  children: (row: Row) => ReactNode;
}

/** Rows of a list, loaded page by page. */
export function PagedList<Row>({ query, failed, empty, keyOf, children }: PagedListProps<Row>) {
  const error = useShownError(query);
  const rows = query.data?.pages.flatMap(({ results }) => results);
  const failure = error && (
    <Failure title={failed} error={error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
  );
  if (!rows) return failure ?? <Skeleton height="240px" />;
  if (rows.length === 0) return failure ?? <EmptyState title={empty} />;
  return (
    <div>
      {failure}
      <S.Rows>
        {rows.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </S.Rows>
      <LoadMore
        label={texts.more}
        loading={query.isFetchingNextPage}
        {...(query.hasNextPage && { onLoadMore: () => void query.fetchNextPage() })}
      />
    </div>
  );
}
