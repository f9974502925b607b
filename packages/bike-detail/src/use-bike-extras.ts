import { faqQueries, useApi } from '@dopahiya/api-client';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { bikeDetailQueries } from './bike-detail-queries.ts';
import type { BikeExtras } from './structured-bike.ts';

/** Reads questions and review count from the cache for the head; never fetches. */
export function useBikeExtras({ id, slug }: Pick<BikeDetail, 'id' | 'slug'>): BikeExtras {
  const api = useApi();
  const { data: faqs } = useQuery({ ...faqQueries.about(api, id), enabled: false });
  const { data: counted } = useQuery({ ...bikeDetailQueries.reviewCount(api, slug), enabled: false });
  const { data: reviews } = useInfiniteQuery({ ...bikeDetailQueries.reviews(api, slug), enabled: false });
  return { faqs, reviewCount: reviews?.pages[0]?.summary?.count ?? counted };
}
