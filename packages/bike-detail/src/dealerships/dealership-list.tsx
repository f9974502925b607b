import { brandQueries, dealershipQueries, messageOf, useApi, useShownError } from '@dopahiya/api-client';
import type { BikeBrand } from '@dopahiya/domain/bikes';
import { placeName, type Dealership } from '@dopahiya/domain/places';
import { Badge, CallLink, DealerFinder, ErrorPanel, Link, LoadMore } from '@dopahiya/ui-kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as texts from '#texts/dealerships';
import * as S from './dealership-list.styles.ts';
import { DealershipsWaiting } from './dealerships-waiting.tsx';
import { directionsTo } from './directions-to.ts';

export interface DealershipListProps {
  brand: BikeBrand;
  /** Name of the chosen city; null if none. */
  city: string | null;
}

/** Showrooms of a brand in a city; samples are labelled. */
export function DealershipList({ brand, city }: DealershipListProps) {
  const options = dealershipQueries.nearby(useApi(), brand, city ?? '');
  const showrooms = useInfiniteQuery({ ...options, enabled: city !== null });
  const error = useShownError(showrooms);
  const { data, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = showrooms;

  if (city === null) return <S.Nothing>{texts.cityMissing}</S.Nothing>;
  if (error && !data) {
    const retry = () => void refetch();
    const message = messageOf(error, texts.checkConnection);
    return <ErrorPanel title={texts.failedTitle} message={message} onRetry={retry} retrying={isFetching} />;
  }
  if (!data) return <DealershipsWaiting />;
  const found = data.pages.flatMap(({ results }) => results);
  if (found.length === 0) {
    return (
      <>
        <S.Nothing>{texts.noneFound}</S.Nothing>
        <MakersOwn brand={brand} />
      </>
    );
  }
  return (
    <>
      {found.some(({ is_sample }) => is_sample) && <MakersOwn brand={brand} besideSamples />}
      <S.List aria-label={texts.listLabel(brand.name, placeName(city))}>
        {found.map((showroom) => (
          <li key={showroom.id}>
            <Showroom showroom={showroom} />
          </li>
        ))}
      </S.List>
      {error && <S.Nothing role="alert">{messageOf(error, texts.moreFailed)}</S.Nothing>}
      <LoadMore
        label={texts.loadMore}
        loading={isFetchingNextPage}
        {...(hasNextPage && { onLoadMore: () => void fetchNextPage() })}
      />
    </>
  );
}

/** Link to the manufacturer's own dealer finder, rendered only if we have no real showroom. */
function MakersOwn({ brand: { name, slug }, besideSamples = false }: { brand: BikeBrand; besideSamples?: boolean }) {
  const { data: maker } = useQuery(brandQueries.detail(useApi(), slug));
  return <DealerFinder brand={name} address={maker?.dealer_finder ?? null} besideSamples={besideSamples} />;
}

function Showroom({ showroom }: { showroom: Dealership }) {
  const { name, address, pincode, phone, is_sample } = showroom;
  const directions = is_sample ? null : directionsTo(showroom);
  return (
    <>
      <S.Name>
        {name} {is_sample && <Badge tone="plain">{texts.sample}</Badge>}
      </S.Name>
      <S.Address>{[address, pincode].filter(Boolean).join(', ')}</S.Address>
      <S.Ways>
        {directions && (
          <Link to={directions} aria-label={texts.directionsTo(name)} target="_blank" rel="noreferrer">
            {texts.directions}
          </Link>
        )}
        {phone && !is_sample && <CallLink phone={phone} name={name} />}
      </S.Ways>
    </>
  );
}
