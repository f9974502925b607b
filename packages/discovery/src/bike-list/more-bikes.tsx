import { messageOf } from '@dopahiya/api-client';
import { ErrorPanel, InfiniteSentinel, LoadMore, Pagination, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/bike-list';
import type { BikeList } from './bike-list.ts';
import { type ListAddress, pageSize, toListPart } from './list-address.ts';
import { ListedBikesSkeleton } from './listed-bikes-skeleton.tsx';

export interface MoreBikesProps {
  list: BikeList;
  address: ListAddress;
  /** Number of bikes in the whole list. */
  count: number;
  /** Number of columns on wide screens. */
  columns: 3 | 4;
  /** Number of pages loaded. */
  loaded: number;
  hasNext: boolean;
  /** Whether the next page is loading. */
  isFetching: boolean;
  /** Error of the next page; null if none. */
  error: Error | null;
  fetchNext: () => Promise<unknown>;
  /** Called when the visitor presses for more, before the fetch. */
  onAsk: () => void;
}

/** Number of pages loaded automatically; limited so that the site footer stays reachable. */
const pagesByItself = 5;

/** Loads the rest of a list: automatically near its end, later on a press. Without scripts plain links are used. */
export function MoreBikes({ list, address, count, columns, onAsk, ...next }: MoreBikesProps) {
  const { loaded, hasNext, isFetching, error, fetchNext } = next;
  const { page } = address;
  const more = () => void fetchNext();
  const ask = () => {
    onAsk();
    more();
  };
  return (
    <Root>
      {isFetching && <ListedBikesSkeleton columns={columns} count={columns} label="" />}
      {error ? (
        <ErrorPanel
          title={texts.failedMore}
          message={messageOf(error, texts.failed)}
          onRetry={more}
          retrying={isFetching}
        />
      ) : loaded < pagesByItself ? (
        <InfiniteSentinel hasMore={hasNext} loading={isFetching} onLoadMore={more} />
      ) : (
        hasNext && <LoadMore label={texts.showMore} loading={isFetching} onLoadMore={ask} />
      )}
      <Pagination
        page={page}
        pages={hasNext || page > 1 ? Math.ceil(count / pageSize) : 1}
        toPage={(number) => toListPart(list, { ...address, page: number })}
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
