import { messageOf } from '@dopahiya/api-client';
import { ErrorPanel, InfiniteSentinel, Pagination, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/bike-list';
import { ListedBikesSkeleton } from './listed-bikes-skeleton.tsx';
import type { ListedPages } from './use-listed-pages.ts';
import { pageSize } from './fetch-list-page.ts';

/** What `MoreBikes` takes. */
export interface MoreBikesProps {
  pages: ListedPages;
  /** The page that the list begins with. */
  page: number;
  /** How many bikes the whole list holds. */
  count: number;
  /** The address of a page of the list. */
  toPage: (page: number) => string;
  /** How many stand in a row on wide screens. @default 4 */
  columns?: 3 | 4;
}

/** The rest of a list: it comes when its end is near; plain links lead to it where no script runs. */
export function MoreBikes({ pages, page, count, toPage, columns = 4 }: MoreBikesProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, error } = pages;
  const more = () => void fetchNextPage();
  return (
    <Root>
      {isFetchingNextPage && <ListedBikesSkeleton columns={columns} count={columns} label="" />}
      {isFetchNextPageError && error ? (
        <ErrorPanel
          title={texts.failedMore}
          message={messageOf(error, texts.failed)}
          onRetry={more}
          retrying={isFetchingNextPage}
        />
      ) : (
        <InfiniteSentinel hasMore={hasNextPage} loading={isFetchingNextPage} onLoadMore={more} />
      )}
      <Pagination
        page={page}
        pages={hasNextPage || page > 1 ? Math.ceil(count / pageSize) : 1}
        toPage={toPage}
        label={texts.pages}
        seen="without-scripts"
      />
    </Root>
  );
}

const Root = styled.div`
  margin-top: ${theme.space[10]};

  &:empty {
    display: none;
  }
`;
