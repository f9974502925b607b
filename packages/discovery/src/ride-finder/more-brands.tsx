import { messageOf } from '@dopahiya/api-client';
import type { Page } from '@dopahiya/domain/requests';
import { ErrorPanel, LoadMore, theme } from '@dopahiya/ui-kit';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import * as texts from '#texts/ride-finder';
import type { FinderBrand } from './finder-queries.ts';

export interface MoreBrandsProps {
  brands: UseInfiniteQueryResult<InfiniteData<Page<FinderBrand>>>;
  /** Error of the last page fetched; null if none. */
  error: Error | null;
}

/** Number of brands shown, with a button to load more. */
export function MoreBrands({ brands, error }: MoreBrandsProps) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = brands;
  const more = () => void fetchNextPage();
  if (data && error) {
    const message = messageOf(error, texts.moreBrandsFailedWhy);
    return <ErrorPanel title={texts.brandsFailed} message={message} onRetry={more} retrying={isFetchingNextPage} />;
  }
  if (!data) return <Waiting />;
  const shown = data.pages.reduce((sum, { results }) => sum + results.length, 0);
  const count = Math.max(data.pages[0]?.count ?? 0, shown);
  return (
    <LoadMore
      label={texts.loadMoreBrands}
      progress={texts.brandsShown(shown, count)}
      onLoadMore={hasNextPage ? more : undefined}
      loading={isFetchingNextPage}
    />
  );
}

/** Reserves space for the button. */
const Waiting = styled.div`
  height: ${theme.layout.tap};
  margin-top: ${theme.space[6]};
`;
