import { messageOf, usedBikeQueries, useApi, useShownError } from '@dopahiya/api-client';
import type { OwnUsedBike } from '@dopahiya/domain/market';
import { paths } from '@dopahiya/domain/site';
import { ButtonLink, EmptyState, ErrorPanel, LoadMore, Skeleton } from '@dopahiya/ui-kit';
import { useSignedInName } from '@dopahiya/visitor';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import * as texts from '#texts/own-listings';
import { LastSeenListings } from './last-seen-listings.tsx';
import { OwnListing } from './own-listing.tsx';
import * as S from './own-listings.styles.ts';
import { useRememberedListings } from './seen-listings.ts';

/** All listings of the visitor, each with status and actions. */
export function OwnListings() {
  const name = useSignedInName() ?? '';
  const query = useInfiniteQuery(usedBikeQueries.own(useApi(), name));
  const { data, isFetching, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  const error = useShownError(query);
  const bikes = data?.pages.flatMap(({ results }) => results);
  const { intro, expectGone } = useFocusOnceGone(bikes);
  useRememberedListings(name, bikes);
  if (error && !bikes)
    return (
      <>
        <ErrorPanel
          title={texts.failed}
          message={messageOf(error, texts.tryLater)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
        <LastSeenListings name={name} notice={texts.demoData} />
      </>
    );
  if (!bikes) return <Skeleton height="144px" />;
  if (bikes.length === 0)
    return (
      <>
        <EmptyState title={texts.none} message={texts.noneMeans} action={toSell} />
        <LastSeenListings name={name} notice={texts.placeholderData} />
      </>
    );
  return (
    <>
      <S.Head>
        <p ref={intro} tabIndex={-1}>
          {texts.intro}
        </p>
        {toSell}
      </S.Head>
      <Listings bikes={bikes} onGone={expectGone} />
      <LoadMore
        label={texts.loadMore}
        loading={isFetchingNextPage}
        {...(hasNextPage && { onLoadMore: () => void fetchNextPage() })}
      />
    </>
  );
}

/** Moves the focus to the intro once a deleted listing's row, with the pressed button, is gone. */
function useFocusOnceGone(bikes: readonly OwnUsedBike[] | undefined) {
  const intro = useRef<HTMLParagraphElement>(null);
  const gone = useRef<OwnUsedBike['id']>(null);
  useEffect(() => {
    if (gone.current === null || bikes?.some(({ id }) => id === gone.current)) return;
    gone.current = null;
    intro.current?.focus();
  }, [bikes]);
  return { intro, expectGone: (id: OwnUsedBike['id']) => void (gone.current = id) };
}

const toSell = <ButtonLink to={paths.sellBikes}>{texts.listBike}</ButtonLink>;

/** Keyed by id, so that open sections of a listing stay open while it changes. */
const Listings = ({ bikes, onGone }: { bikes: readonly OwnUsedBike[]; onGone: (id: OwnUsedBike['id']) => void }) => (
  <S.Rows aria-label={texts.listings}>
    {bikes.map((bike) => (
      <OwnListing key={bike.id} bike={bike} onGone={() => onGone(bike.id)} />
    ))}
  </S.Rows>
);
