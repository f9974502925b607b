import { type ApiClient, faqCalls } from '@dopahiya/api-client';
import { queryOptions } from '@tanstack/react-query';

const freshFor = 5 * 60_000;

/** The questions about one bike with their answers. */
export function bikeFaqsQuery(api: ApiClient, bikeId: string | number) {
  return queryOptions({
    queryKey: ['faqs', String(bikeId)],
    queryFn: ({ signal }) => faqCalls(api).ofBike(bikeId, { signal }),
    staleTime: freshFor,
  });
}
