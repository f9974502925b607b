import { dealershipQueries, useApi, useShownError } from '@dopahiya/api-client';
import { LoadMore, Pagination } from '@dopahiya/ui-kit';
import * as texts from '#texts/showrooms-sections';
import { useInfiniteQuery } from '@tanstack/react-query';
import { WithScripts } from '../mixins/without-scripts.ts';
import { pageSize, showroomsAddress } from './showroom-choice.ts';
import * as S from './showrooms-sections.styles.ts';

export interface MoreShowroomsProps {
  /** Slug of the brand. */
  brand: string;
  city: string;
  /** First page of the list. */
  page: number;
}

/** Button to load more showrooms below the list; page links without scripts. */
export function MoreShowrooms({ brand, city, page }: MoreShowroomsProps) {
  const showrooms = useInfiniteQuery(dealershipQueries.inCity(useApi(), brand, city, page));
  const error = useShownError(showrooms);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = showrooms;
  if (!data) return null;
  const pages = Math.ceil((data.pages[0]?.count ?? 0) / pageSize);
  return (
    <>
      {error && <S.Complaint role="alert">{texts.moreFailed}</S.Complaint>}
      <WithScripts>
        <LoadMore
          label={texts.loadMore}
          progress={texts.progress(page + data.pages.length - 1, pages)}
          loading={isFetchingNextPage}
          {...(hasNextPage && { onLoadMore: () => void fetchNextPage() })}
        />
      </WithScripts>
      <Pagination
        page={page}
        pages={pages}
        toPage={(number) => showroomsAddress(brand, city, number)}
        label={texts.pages}
        seen="without-scripts"
      />
    </>
  );
}
