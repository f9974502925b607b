import { type ApiClient, dealershipCalls, nextPage } from '@dopahiya/api-client';
import type { DealershipRequest } from '@dopahiya/domain';
import { infiniteQueryOptions } from '@tanstack/react-query';

const freshFor = 5 * 60_000;

/** The showrooms of a brand in a city, page by page; nothing is asked without both. */
export function dealershipsQuery(api: ApiClient, brand: string | number | null, city: string | null) {
  const first: DealershipRequest = { ...(brand !== null && { brand }), ...(city !== null && { city }), page: 1 };
  return infiniteQueryOptions({
    queryKey: ['dealerships', brand, city],
    queryFn: ({ pageParam, signal }) => dealershipCalls(api).list(pageParam, { signal }),
    initialPageParam: first,
    getNextPageParam: (page): DealershipRequest | null => nextPage(page),
    enabled: brand !== null && city !== null,
    staleTime: freshFor,
  });
}
