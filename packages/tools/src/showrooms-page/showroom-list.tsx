import { placeName } from '@dopahiya/domain/places';
import { brandQueries, dealershipQueries, useApi, useShownError } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { ButtonLink, DealerFinder, EmptyState, ErrorPanel, Later, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import * as texts from '#texts/showrooms-page';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { pageSize, type ShowroomChoice } from './showroom-choice.ts';
import { isUnknownCity } from './showroom-queries.ts';
import * as S from './showroom-list.styles.ts';
import { ShowroomRow } from './showroom-row.tsx';

const loadMore = async () => (await import('./around-list.ts')).MoreShowrooms;

/** Showrooms of the chosen brand and city, ten at a time. */
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
  if (found.length === 0) {
    return (
      <div>
        <NothingFound />
        <MakersOwn brand={brand} />
      </div>
    );
  }
  return (
    <div>
      {found.some(({ is_sample }) => is_sample) && <MakersOwn brand={brand} besideSamples />}
      <S.List aria-label={texts.title(brand.name, placeName(city))} start={(page - 1) * pageSize + 1}>
        {found.map((showroom, index) => (
          <ShowroomRow key={showroom.id} showroom={showroom} number={(page - 1) * pageSize + index + 1} />
        ))}
      </S.List>
      <Later load={loadMore} brand={brand.slug} city={city} page={page} />
    </div>
  );
}

interface MakersOwnProps {
  brand: ShowroomChoice['brand'];
  besideSamples?: boolean;
}

/** Link to the manufacturer's showroom list, where ours has no real showrooms. */
function MakersOwn({ brand: { slug, name }, besideSamples = false }: MakersOwnProps) {
  const { data: brands } = useQuery(brandQueries.all(useApi()));
  const address = brands?.find((maker) => maker.slug === slug)?.dealer_finder ?? null;
  return <DealerFinder brand={name} address={address} besideSamples={besideSamples} />;
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
