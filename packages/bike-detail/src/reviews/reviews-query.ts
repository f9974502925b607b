import { type ApiClient, nextPage, reviewCalls } from '@dopahiya/api-client';
import type { ReviewRequest, ReviewSort } from '@dopahiya/domain';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

const freshFor = 60_000;

/** What every order of the reviews of one bike has in common. */
export const reviewsKey = (slug: string) => ['reviews', slug] as const;

/** The reviews of a bike, page by page; the first page says what all real ones say together. */
export function reviewsQuery(api: ApiClient, slug: string, sort: ReviewSort) {
  const first: ReviewRequest = { page: 1, sort };
  return infiniteQueryOptions({
    queryKey: [...reviewsKey(slug), sort],
    queryFn: ({ pageParam, signal }) => reviewCalls(api).list(slug, pageParam, { signal }),
    initialPageParam: first,
    getNextPageParam: (page): ReviewRequest | null => {
      const next = nextPage(page);
      return next && { ...next, sort };
    },
    staleTime: freshFor,
    placeholderData: keepPreviousData,
  });
}

/** The reviews as the page shows them at first. */
export const firstReviewsQuery = (api: ApiClient, slug: string) => reviewsQuery(api, slug, 'newest');
