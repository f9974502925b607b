import { dealershipQueries, useApi, useShownError } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain';
import { ButtonLink, EmptyState, ErrorPanel, LoadMore, Pagination, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import * as texts from '#texts/showrooms-page';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ShowroomChoice, showroomsAddress } from './showroom-choice.ts';
import { isUnknownCity } from './showroom-queries.ts';
import { WithScripts } from '../tool-look/without-scripts.ts';
import * as S from './showroom-list.styles.ts';
import { ShowroomRow } from './showroom-row.tsx';

const pageSize = 10;

/** The showrooms of the chosen brand in the chosen city, ten by ten. */
export function ShowroomList({ choice }: { choice: ShowroomChoice }) {
  const { brand, city, page } = choice;
  const showrooms = useInfiniteQuery(dealershipQueries.inCity(useApi(), brand.slug, city, page));
  const error = useShownError(showrooms);
  const { data, isFetching, refetch } = showrooms;

  if (isUnknownCity(error) || choice.unknownBrand !== null) return <NothingFound />;
  if (error && !data) {
    return <ErrorPanel title={texts.dealersFailed} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) return <Waiting />;
  const found = data.pages.flatMap(({ results }) => results);
  if (found.length === 0) return <NothingFound />;
  const pages = Math.ceil((data.pages[0]?.count ?? 0) / pageSize);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = showrooms;
  const toPage = (number: number) => showroomsAddress(brand.slug, city, number);
  return (
    <div>
      <S.List aria-label={texts.title(brand.name, city)} start={(page - 1) * pageSize + 1}>
        {found.map((showroom, index) => (
          <ShowroomRow key={showroom.id} showroom={showroom} number={(page - 1) * pageSize + index + 1} />
        ))}
      </S.List>
      {error && <S.Complaint role="alert">{texts.moreFailed}</S.Complaint>}
      <WithScripts>
        <LoadMore
          label={texts.loadMore}
          progress={texts.progress(page + data.pages.length - 1, pages)}
          loading={isFetchingNextPage}
          {...(hasNextPage && { onLoadMore: () => void fetchNextPage() })}
        />
      </WithScripts>
      <Pagination page={page} pages={pages} toPage={toPage} label={texts.pages} seen="without-scripts" />
    </div>
  );
}

function NothingFound() {
  const reset = (
    <ButtonLink to={paths.dealership} tone="secondary">
      {texts.reset}
    </ButtonLink>
  );
  return <EmptyState title={texts.nothingFound} message={texts.nothingFoundHint} action={reset} />;
}

function Waiting() {
  return (
    <output>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton height="112px" />
      <Skeleton height="112px" />
      <Skeleton height="112px" />
    </output>
  );
}
