import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import type { Brand } from '@dopahiya/domain/bikes';
import { partsPaths } from '@dopahiya/domain/parts';
import { paths } from '@dopahiya/domain/site';
import {
  Breadcrumb,
  Button,
  EmptyState,
  ErrorPanel,
  PageTitle,
  Pagination,
  Skeleton,
  useKeptFocus,
  VisuallyHidden,
} from '@dopahiya/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/brands-page';
import { pageSizes, partsQueries } from '../parts-queries.ts';
import * as S from './brand-grid.styles.ts';

/** Grid of all brands, two rows at first; each links to its bikes. */
export function BrandGrid({ page }: { page: number }) {
  return (
    <S.Page>
      <Breadcrumb trail={[{ label: texts.home, to: paths.home }]} current={texts.spareParts} />
      <PageTitle intro={texts.intro}>{texts.title}</PageTitle>
      <Tiles page={page} />
    </S.Page>
  );
}

function Tiles({ page }: { page: number }) {
  const brands = useInfiniteQuery(partsQueries.brands(useApi(), page));
  const error = useShownError(brands);
  const { data, isFetching, refetch } = brands;
  // Pages hidden by Show Less stay loaded.
  const [shownPages, setShownPages] = useState(Number.POSITIVE_INFINITY);

  if (error && !data) {
    const message = messageOf(error, texts.failedWhy);
    return <ErrorPanel title={texts.failed} message={message} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) return <TileSkeletons />;
  const shown = data.pages.slice(0, shownPages).flatMap(({ results }) => results);
  if (shown.length === 0) return <EmptyState title={texts.none} />;
  const isFolded = data.pages.length > shownPages;
  const showMore = () => {
    setShownPages(Number.POSITIVE_INFINITY);
    if (!isFolded) void brands.fetchNextPage();
  };
  return (
    <>
      <S.Tiles aria-label={texts.brands}>
        {shown.map((brand) => (
          <li key={brand.id}>
            <BrandTile brand={brand} />
          </li>
        ))}
      </S.Tiles>
      {error && <S.Complaint role="alert">{texts.moreFailed}</S.Complaint>}
      <Ways
        count={shown.length}
        isLoading={brands.isFetchingNextPage}
        {...((isFolded || brands.hasNextPage) && { onMore: showMore })}
        {...(data.pages.length > 1 && !isFolded && { onLess: () => setShownPages(1) })}
      />
      <Pagination
        page={page}
        pages={Math.ceil((data.pages[0]?.count ?? 0) / pageSizes.brands)}
        toPage={(number) => (number === 1 ? paths.spareParts : `${paths.spareParts}?page=${number}`)}
        label={texts.pages}
        seen="without-scripts"
      />
    </>
  );
}

interface WaysProps {
  /** Number of brands shown. */
  count: number;
  isLoading: boolean;
  /** Shows more; none if all are shown. */
  onMore?: () => void;
  /** Shows fewer; none if there are no fewer. */
  onLess?: () => void;
}

/** Buttons for more and fewer brands: where a pressed one goes, the other takes the focus. */
function Ways({ count, isLoading, onMore, onLess }: WaysProps) {
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <S.Ways {...kept}>
      {onMore && (
        <Button tone="secondary" loading={isLoading} onClick={onMore}>
          {texts.loadMore}
        </Button>
      )}
      {onLess && (
        <Button tone="quiet" onClick={onLess}>
          {texts.showLess}
        </Button>
      )}
      <VisuallyHidden as="output">{texts.shown(count)}</VisuallyHidden>
    </S.Ways>
  );
}

function BrandTile({ brand: { slug, name, logo } }: { brand: Brand }) {
  return (
    <S.Tile to={partsPaths.brand(slug)}>
      {logo && <img src={logo} alt="" width="60" height="40" loading="lazy" />}
      <span>{name}</span>
    </S.Tile>
  );
}

function TileSkeletons() {
  return (
    <>
      <VisuallyHidden as="output">{texts.loading}</VisuallyHidden>
      <S.Tiles aria-hidden="true">
        {Array.from({ length: pageSizes.brands }, (_, index) => (
          <li key={index}>
            <Skeleton height="112px" />
          </li>
        ))}
      </S.Tiles>
    </>
  );
}
