import {
  type ApiClient,
  fetchBikeArticles,
  fetchHelpfulReviews,
  fetchOwnReviews,
  fetchReviews,
  fetchSimilarBikes,
  nextPage,
  priceQueries,
} from '@dopahiya/api-client';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import type { ReviewRequest, ReviewSort } from '@dopahiya/domain/requests';
import { chosenCity } from '@dopahiya/visitor';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { variantsOf } from './variants-of.ts';

const freshFor = 5 * 60_000;

/** What the page of a bike fetches beside the bike itself and its prices. */
export const bikeDetailQueries = {
  /** The price on the road that the page shows before a visitor has chosen anything: the first variant in Delhi. */
  firstPrice: (api: ApiClient, bike: BikeDetail, city: string | null) => {
    const [first] = variantsOf(bike);
    return priceQueries.onRoad(api, { slug: bike.slug, city: city ?? chosenCity.initial.name, variant: first?.name });
  },
  /** The reviews of a bike, page by page; the first page says what all real ones say together. */
  reviews: (api: ApiClient, slug: string, sort: ReviewSort = 'newest') => {
    const first: ReviewRequest = { page: 1, sort };
    return infiniteQueryOptions({
      queryKey: ['reviews', slug, sort],
      queryFn: ({ pageParam, signal }) => fetchReviews(api, slug, pageParam, { signal }),
      initialPageParam: first,
      getNextPageParam: (page): ReviewRequest | null => {
        const next = nextPage(page);
        return next && { ...next, sort };
      },
      staleTime: 60_000,
      placeholderData: keepPreviousData,
    });
  },
  /** How many real reviews of a bike there are: all that its page, which is kept for everybody, holds of them. */
  reviewCount: (api: ApiClient, slug: string) =>
    queryOptions({
      queryKey: ['review-count', slug],
      queryFn: async ({ signal }) => (await fetchReviews(api, slug, { limit: 1 }, { signal })).summary?.count ?? 0,
      staleTime: freshFor,
    }),
  /** What the visitor who is signed in wrote of a bike: one review or none. */
  ownReview: (api: ApiClient, slug: string, name: string | null) =>
    queryOptions({
      queryKey: ['own-reviews', name, slug],
      queryFn: async ({ signal }) => {
        const { results } = await fetchOwnReviews(api, { bike: slug }, { signal });
        return results[0] ?? null;
      },
      enabled: name !== null,
      staleTime: 60_000,
    }),
  /** All that the visitor who is signed in wrote, as far as a page of the API goes. */
  ownReviews: (api: ApiClient, name: string | null) =>
    queryOptions({
      queryKey: ['own-reviews', name],
      queryFn: ({ signal }) => fetchOwnReviews(api, { limit: 100 }, { signal }),
      enabled: name !== null,
    }),
  /** Which reviews of a bike the visitor who is signed in found helpful, by id. */
  helpfulReviews: (api: ApiClient, slug: string, name: string | null) =>
    queryOptions({
      queryKey: ['helpful-reviews', name, slug],
      queryFn: async ({ signal }) => (await fetchHelpfulReviews(api, slug, { signal })).reviews,
      enabled: name !== null,
      staleTime: 60_000,
    }),
  /** The newest articles about a bike. */
  articles: (api: ApiClient, slug: string) =>
    queryOptions({
      queryKey: ['bike-articles', slug],
      queryFn: ({ signal }) => fetchBikeArticles(api, slug, {}, { signal }),
      staleTime: freshFor,
    }),
  /** The bikes that are most like one. */
  similarBikes: (api: ApiClient, slug: string) =>
    queryOptions({
      queryKey: ['similar-bikes', slug],
      queryFn: ({ signal }) => fetchSimilarBikes(api, slug, { signal }),
      staleTime: freshFor,
    }),
};

/** The start of the keys of what a visitor wrote. */
export const ownReviewsKey = ['own-reviews'] as const;

/** The start of the keys of all orders of a bike's reviews. */
export const reviewsKey = (slug: string) => ['reviews', slug] as const;
