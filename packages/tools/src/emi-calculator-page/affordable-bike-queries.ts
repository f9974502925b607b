import { type ApiClient, fetchBikes } from '@dopahiya/api-client';
import { queryOptions } from '@tanstack/react-query';

const maxBikes = 12;

/** Queries of bikes within a budget. */
export const affordableBikeQueries = {
  /** Best-selling bikes on sale with an ex-showroom price of at most the loan, in rupees. */
  within: (api: ApiClient, loan: number) =>
    queryOptions({
      queryKey: ['affordable-bikes', loan],
      queryFn: async ({ signal }) => {
        const request = { max_price: loan, limit: maxBikes, sort: 'popularity', status: 'on_sale' } as const;
        return (await fetchBikes(api, request, { signal })).results;
      },
      staleTime: 5 * 60_000,
      placeholderData: (last) => last,
    }),
};
