import { type ApiClient, fetchLoanOffers } from '@dopahiya/api-client';
import { queryOptions } from '@tanstack/react-query';

/** What lenders ask. */
export const loanQueries = {
  /** All offers, samples first. */
  offers: (api: ApiClient) =>
    queryOptions({
      queryKey: ['loan-offers'],
      queryFn: ({ signal }) => fetchLoanOffers(api, { signal }),
      staleTime: Infinity,
    }),
};
