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
  /** How many bikes the whole list holds. */
  count: number;
  /** How many stand in a row on wide screens. */
  columns: 3 | 4;
  /** How many pages are loaded. */
  loaded: number;
  hasNext: boolean;
  /** Whether the next page is on its way. */
  isFetching: boolean;
  /** Why the next page did not come. */
  error: Error | null;
  fetchNext: () => Promise<unknown>;
  /** Called when a visitor asks for more by a press, before it is fetched. */
  onAsk: () => void;
}

/** So many pages come by themselves: whoever stays at the foot of the site is not followed by all of the list. */
const pagesByItself = 5;

/**
 * The rest of a list: it comes when its end is near, later on a press; plain links lead to it where no script runs.
 */
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
