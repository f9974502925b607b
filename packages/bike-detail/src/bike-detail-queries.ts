import {
  type ApiClient,
  fetchBikeArticles,
  fetchHelpfulReviews,
  fetchOwnReviews,
  fetchReviews,
  fetchRivals,
  fetchSimilarBikes,
  nextPage,
  priceQueries,
} from '@dopahiya/api-client';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import type { ReviewRequest, ReviewSort } from '@dopahiya/domain/requests';
import { chosenCity } from '@dopahiya/visitor';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { firstVariantOf } from './variants-of.ts';

const freshFor = 5 * 60_000;

/** Queries of a bike's page, besides the bike and its prices. */
export const bikeDetailQueries = {
  /** On-road price shown before the visitor chooses anything: the model's own price, in Delhi unless the address names a city. */
  firstPrice: (api: ApiClient, bike: BikeDetail, city: string | null) =>
    priceQueries.onRoad(api, firstChoice(bike, city)),
  /** Known prices by month of what is shown before the visitor chooses anything. */
  firstHistory: (api: ApiClient, bike: BikeDetail, city: string | null) =>
    priceQueries.history(api, firstChoice(bike, city)),
  /** Bikes on sale that beat a bike, with their prices in a city. */
  rivals: (api: ApiClient, slug: string, city: string) =>
    queryOptions({
      queryKey: ['rivals', slug, city],
      queryFn: ({ signal }) => fetchRivals(api, slug, city, { signal }),
      staleTime: freshFor,
      placeholderData: keepPreviousData,
    }),
  /** What beats a bike in the city shown before the visitor chooses anything. */
  firstRivals: (api: ApiClient, bike: BikeDetail, city: string | null) =>
    bikeDetailQueries.rivals(api, bike.slug, firstChoice(bike, city).city),
  /** Reviews of a bike, page by page; the first page includes the summary of all real reviews. */
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
  /** Number of real reviews of a bike, the only review data in the cached page. */
  reviewCount: (api: ApiClient, slug: string) =>
    queryOptions({
      queryKey: ['review-count', slug],
      queryFn: async ({ signal }) => (await fetchReviews(api, slug, { limit: 1 }, { signal })).summary?.count ?? 0,
      staleTime: freshFor,
    }),
  /** The signed-in visitor's review of a bike; null if none. */
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
  /** The signed-in visitor's reviews, at most 100. */
  ownReviews: (api: ApiClient, name: string | null) =>
    queryOptions({
      queryKey: ['own-reviews', name],
      queryFn: ({ signal }) => fetchOwnReviews(api, { limit: 100 }, { signal }),
      enabled: name !== null,
    }),
  /** Ids of the reviews of a bike that the signed-in visitor found helpful. */
  helpfulReviews: (api: ApiClient, slug: string, name: string | null) =>
    queryOptions({
      queryKey: ['helpful-reviews', name, slug],
      queryFn: async ({ signal }) => (await fetchHelpfulReviews(api, slug, { signal })).reviews,
      enabled: name !== null,
      staleTime: 60_000,
    }),
  /** Newest articles about a bike. */
  articles: (api: ApiClient, slug: string) =>
    queryOptions({
      queryKey: ['bike-articles', slug],
      queryFn: ({ signal }) => fetchBikeArticles(api, slug, {}, { signal }),
      staleTime: freshFor,
    }),
  /** Bikes most similar to a bike. */
  similarBikes: (api: ApiClient, slug: string) =>
    queryOptions({
      queryKey: ['similar-bikes', slug],
      queryFn: ({ signal }) => fetchSimilarBikes(api, slug, { signal }),
      staleTime: freshFor,
    }),
};

function firstChoice(bike: BikeDetail, city: string | null) {
  return { slug: bike.slug, city: city ?? chosenCity.initial.name, variant: firstVariantOf(bike)?.name };
}

/** Key prefix of the visitor's own reviews. */
export const ownReviewsKey = ['own-reviews'] as const;

/** Key prefix of a bike's reviews in every sort order. */
export const reviewsKey = (slug: string) => ['reviews', slug] as const;
