import { useApi } from '@dopahiya/api-client';
import type { BikeDetail } from '@dopahiya/domain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { bikeFaqsQuery } from './faqs/bike-faqs-query.ts';
import { firstReviewsQuery } from './reviews/reviews-query.ts';
import type { ToldWithBike } from './structured-bike.ts';

/** What the page of a bike shows by now beside its facts, for the head; it asks for nothing itself. */
export function useToldWithBike({ id, slug }: Pick<BikeDetail, 'id' | 'slug'>): ToldWithBike {
  const api = useApi();
  const { data: faqs } = useQuery({ ...bikeFaqsQuery(api, id), enabled: false });
  const { data: reviews } = useInfiniteQuery({ ...firstReviewsQuery(api, slug), enabled: false });
  return { faqs, reviewCount: reviews?.pages[0]?.summary?.count };
}
