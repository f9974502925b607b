import { brandQueries, isWrongAddress, messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { partsPaths } from '@dopahiya/domain/parts';
import { paths } from '@dopahiya/domain/site';
import { Breadcrumb, ButtonLink, EmptyState, ErrorPanel, LoadMore, PageTitle, Pagination } from '@dopahiya/ui-kit';
import { BikeCard, BikeRow, BikeRowSkeleton } from '@dopahiya/ui-kit/bikes';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as texts from '#texts/brands-page';
import { pageSizes, partsQueries } from '../parts-queries.ts';
import * as S from './brand-grid.styles.ts';

interface BrandBikesProps {
  /** Slug of the brand. */
  slug: string;
  page: number;
}

/** Bikes of a brand, each linking to its parts. */
export function BrandBikes({ slug, page }: BrandBikesProps) {
  const { data: brand, error } = useQuery(brandQueries.detail(useApi(), slug));
  const name = brand?.name ?? slug;
  const trail = [
    { label: texts.home, to: paths.home },
    { label: texts.spareParts, to: paths.spareParts },
  ];
  if (isWrongAddress(error)) return <MissingBrand />;
  return (
    <S.Page>
      <Breadcrumb trail={trail} current={name} />
      <PageTitle intro={texts.selectBike}>{texts.bikesTitle(name)}</PageTitle>
      <Bikes slug={slug} page={page} />
    </S.Page>
  );
}

function MissingBrand() {
  return (
    <S.Page>
      <Breadcrumb trail={[{ label: texts.home, to: paths.home }]} current={texts.spareParts} />
      <h1>{texts.noBrand}</h1>
      <EmptyState
        title={texts.noBrandHint}
        action={
          <ButtonLink to={paths.spareParts} tone="secondary">
            {texts.allBrands}
          </ButtonLink>
        }
      />
    </S.Page>
  );
}

function Bikes({ slug, page }: BrandBikesProps) {
  const bikes = useInfiniteQuery(partsQueries.bikes(useApi(), slug, page));
  const error = useShownError(bikes);
  const { data, isFetching, isFetchingNextPage, hasNextPage, refetch } = bikes;
  if (isWrongAddress(error)) return <NoBikes />;
  if (error && !data) {
    const message = messageOf(error, texts.bikesFailedWhy);
    const retry = () => void refetch();
    return <ErrorPanel title={texts.bikesFailed} message={message} onRetry={retry} retrying={isFetching} />;
  }
  if (!data) return <BikeRowSkeleton count={pageSizes.bikes} label={texts.loadingBikes} />;
  const shown = data.pages.flatMap(({ results }) => results);
  if (shown.length === 0) return <NoBikes />;
  const address = partsPaths.brand(slug);
  return (
    <>
      <BikeRow bikes={shown} label={texts.selectBike}>
        {(bike, index) => (
          <BikeCard bike={bike} to={partsPaths.bike(bike.slug)} heading="h2" loading={index < 4 ? 'eager' : 'lazy'} />
        )}
      </BikeRow>
      {error && <S.Complaint role="alert">{texts.moreFailed}</S.Complaint>}
      <LoadMore
        label={isFetchingNextPage ? texts.loadingMore : texts.moreBikes}
        loading={isFetchingNextPage}
        {...(hasNextPage && { onLoadMore: () => void bikes.fetchNextPage() })}
      />
      <Pagination
        page={page}
        pages={Math.ceil((data.pages[0]?.count ?? 0) / pageSizes.bikes)}
        toPage={(number) => (number === 1 ? address : `${address}?page=${number}`)}
        label={texts.bikePages}
        seen="without-scripts"
      />
    </>
  );
}

const NoBikes = () => <EmptyState title={texts.noBikes} message={texts.noBikesHint} />;
