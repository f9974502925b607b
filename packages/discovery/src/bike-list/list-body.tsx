import { ApiError, messageOf, useShownError } from '@dopahiya/api-client';
import { ButtonLink, EmptyState, ErrorPanel, Link } from '@dopahiya/ui-kit';
import { ScaleScope } from '@dopahiya/ui-kit/bikes';
import { useRef } from 'react';
import * as texts from '#texts/bike-list';
import type { BikeList } from './bike-list.ts';
import { differingKinds } from './differing-kinds.ts';
import { type ListAddress, toListPart } from './list-address.ts';
import * as S from './list-body.styles.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { ListedBikesSkeleton } from './listed-bikes-skeleton.tsx';
import { ListedBikes } from './listed-bikes.tsx';
import { MoreBikes } from './more-bikes.tsx';
import { useFocusOnNewBike } from './use-focus-on-new-bike.ts';
import { type ListedPages, useListedPages } from './use-listed-pages.ts';

/** What `ListBody` takes. */
export interface ListBodyProps {
  list: BikeList;
  address: ListAddress;
  /** How many bikes stand in a row on wide screens. @default 4 */
  columns?: 3 | 4;
}

/** The bikes of a list under their toolbar, or what there is to say instead of them. */
export function ListBody({ list, address, columns = 4 }: ListBodyProps) {
  const pages = useListedPages(address);
  const error = useShownError(pages);
  const bikes = pages.data?.pages.flatMap(({ results }) => results) ?? [];
  const count = pages.data?.pages[0]?.count ?? 0;
  return (
    <ScaleScope>
      <ListToolbar list={list} address={address} shown={pages.data && bikes.length} count={count} />
      {error && !pages.data ? (
        <ListFailure list={list} address={address} pages={pages} error={error} />
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
    return address.page > 1 ? <BeyondEnd list={list} address={address} /> : <EmptyList list={list} />;
  const differing = differingKinds(list, address, bikes);
  return (
    <S.Bikes ref={root} aria-busy={pages.isPlaceholderData}>
      {address.page > 1 && (
        <S.Earlier>
          <Link to={toListPart(list, { ...address, page: address.page - 1 })} rel="prev" arrow="back">
            {texts.earlier}
          </Link>
        </S.Earlier>
      )}
      {differing && <S.Note>{texts.differingKinds(differing.field, differing.kinds)}</S.Note>}
      <ListedBikes bikes={bikes} label={list.heading} columns={columns} />
      <MoreBikes
        pages={pages}
        page={address.page}
        count={count}
        columns={columns}
        onAsk={focusOnNew}
        toPage={(page) => toListPart(list, { ...address, page })}
      />
    </S.Bikes>
  );
}

function EmptyList({ list: { empty } }: Pick<ListBodyProps, 'list'>) {
  const { title, message, action } = empty;
  return (
    <EmptyState
      title={title}
      message={message}
      action={
        action && (
          <ButtonLink to={action.to} tone="secondary" preventScrollReset>
            {action.label}
          </ButtonLink>
        )
      }
    />
  );
}

interface ListFailureProps extends Pick<ListBodyProps, 'list' | 'address'> {
  pages: ListedPages;
  error: Error;
}

function ListFailure({ list, address, pages, error }: ListFailureProps) {
  const isBeyondEnd = address.page > 1 && error instanceof ApiError && error.status === 404;
  if (isBeyondEnd) return <BeyondEnd list={list} address={address} />;
  const { title, message = (failed) => messageOf(failed, texts.failed) } = list.failure;
  const retry = () => void pages.refetch();
  return <ErrorPanel title={title} message={message(error)} onRetry={retry} retrying={pages.isFetching} />;
}

function BeyondEnd({ list, address }: Pick<ListBodyProps, 'list' | 'address'>) {
  const first = <Link to={toListPart(list, { ...address, page: 1 })}>{texts.toFirstPage}</Link>;
  return <EmptyState title={texts.noSuchPage(address.page)} action={first} />;
}
