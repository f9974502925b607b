import { messageOf } from '@dopahiya/api-client';
import { ErrorPanel, InfiniteSentinel, LoadMore, Pagination, theme } from '@dopahiya/ui-kit';
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
  /** Called when a visitor asks for more by a press, before it is fetched. */
  onAsk: () => void;
}

/** So many pages come by themselves: whoever stays at the foot of the site is not followed by all of the list. */
const pagesByItself = 5;

/**
 * The rest of a list: it comes when its end is near, later on a press; plain links lead to it where no script runs.
 */
export function MoreBikes({ pages, page, count, toPage, columns = 4, onAsk }: MoreBikesProps) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, error } = pages;
  const more = () => void fetchNextPage();
  const ask = () => {
    onAsk();
    more();
  };
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
      ) : data && data.pages.length < pagesByItself ? (
        <InfiniteSentinel hasMore={hasNextPage} loading={isFetchingNextPage} onLoadMore={more} />
      ) : (
        hasNextPage && <LoadMore label={texts.showMore} loading={isFetchingNextPage} onLoadMore={ask} />
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
