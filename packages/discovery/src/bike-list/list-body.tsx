import { useShownError } from '@dopahiya/api-client';
import { latestPriceMonth } from '@dopahiya/domain/prices';
import { Later, Link, Skeleton } from '@dopahiya/ui-kit';
import { ScaleScope } from '@dopahiya/ui-kit/bikes';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import * as texts from '#texts/bike-list';
import type { BikeList } from './bike-list.ts';
import { differingKinds } from './differing-kinds.ts';
import { type ListAddress, sortOf, toListPart } from './list-address.ts';
import * as S from './list-body.styles.ts';
import { ListFailure } from './list-failure.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { ListedBikesSkeleton } from './listed-bikes-skeleton.tsx';
import { ListedBikes } from './listed-bikes.tsx';
import { mayHaveAbsOfDearerVariants } from './may-have-abs-of-dearer-variants.ts';
import { type ListedPages, useListedPages } from './list-queries.ts';

const aroundBikes = () => import('./around-bikes.ts');
const loadBeyondEnd = async () => (await aroundBikes()).PageBeyondEnd;
const loadEmptyList = async () => (await aroundBikes()).EmptyList;
const loadMoreBikes = async () => (await aroundBikes()).MoreBikes;

const inPlace = <Skeleton height="300px" />;

export interface ListBodyProps {
  list: BikeList;
  address: ListAddress;
  /**
   * Number of columns on wide screens.
   * @default 4
   */
  columns?: 3 | 4;
}

/** Bikes of a list under their toolbar, with empty and error states. */
export function ListBody({ list, address, columns = 4 }: ListBodyProps) {
  const pages = useListedPages(address, list);
  const error = useShownError(pages);
  const bikes = pages.data?.pages.flatMap(({ results }) => results) ?? [];
  const first = pages.data?.pages[0];
  const count = first?.count ?? 0;
  const retry = () => void pages.refetch();
  return (
    <ScaleScope>
      <ListToolbar
        list={list}
        sort={sortOf(list, address, first)}
        shown={pages.data && bikes.length}
        count={count}
        month={latestPriceMonth(bikes)}
      />
      {error && !pages.data ? (
        <ListFailure list={list} address={address} error={error} retrying={pages.isFetching} onRetry={retry} />
      ) : (
        <Loaded list={list} address={address} columns={columns} pages={pages} bikes={bikes} count={count} />
      )}
    </ScaleScope>
  );
}

interface LoadedProps extends Required<ListBodyProps> {
  pages: ListedPages;
  bikes: NonNullable<ListedPages['data']>['pages'][number]['results'];
  count: number;
}

const expected = 6;

function Loaded({ list, address, columns, pages, bikes, count }: LoadedProps) {
  const root = useRef<HTMLDivElement>(null);
  const focusOnNew = useFocusOnNewBike(root, bikes.length);
  if (!pages.data) return <ListedBikesSkeleton count={expected} columns={columns} />;
  if (bikes.length === 0)
    return address.page > 1 ? (
      <Later load={loadBeyondEnd} fallback={inPlace} list={list} address={address} />
    ) : (
      <Later load={loadEmptyList} fallback={inPlace} list={list} />
    );
  const [first] = pages.data.pages;
  const sort = sortOf(list, address, first);
  const differing = differingKinds(list, { sort }, bikes);
  return (
    <S.Bikes ref={root} aria-busy={pages.isPlaceholderData}>
      {address.page > 1 && (
        <S.Earlier>
          <Link to={toListPart(list, { ...address, page: address.page - 1 })} rel="prev" arrow="back">
            {texts.earlier}
          </Link>
        </S.Earlier>
      )}
      {sort === 'top-speed' && <S.Note>{texts.topSpeedIsRare}</S.Note>}
      {mayHaveAbsOfDearerVariants(list, first?.reading, bikes) && <S.Note>{texts.absOfDearerVariants}</S.Note>}
      {differing && <S.Note>{texts.differingKinds(differing.field, differing.kinds)}</S.Note>}
      <ListedBikes bikes={bikes} label={list.heading} columns={columns} />
      <Later
        load={loadMoreBikes}
        list={list}
        address={address}
        count={count}
        columns={columns}
        loaded={pages.data.pages.length}
        hasNext={pages.hasNextPage}
        isFetching={pages.isFetchingNextPage}
        error={pages.isFetchNextPageError ? pages.error : null}
        fetchNext={pages.fetchNextPage}
        onAsk={focusOnNew}
      />
    </S.Bikes>
  );
}

/**
 * Moves focus to the first newly loaded bike, unless the visitor has moved it elsewhere meanwhile.
 * @returns a function to call when more bikes are requested.
 */
function useFocusOnNewBike(list: RefObject<HTMLElement | null>, shown: number): () => void {
  const shownWhenAsked = useRef<number | null>(null);
  useEffect(() => {
    const place = shownWhenAsked.current;
    if (place === null || shown === place) return;
    shownWhenAsked.current = null;
    const { activeElement, body } = document;
    const isWaiting = activeElement === body || list.current?.contains(activeElement);
    if (isWaiting) list.current?.querySelectorAll('article')[place]?.querySelector('a')?.focus();
  }, [list, shown]);
  return useCallback(() => {
    shownWhenAsked.current = shown;
  }, [shown]);
}
