import { queryOptions } from '@tanstack/react-query';
import { fetchFaqs } from '../calls/writings.ts';
import type { ApiClient } from '../create-api-client.ts';

const freshFor = 5 * 60_000;

/** Questions with their answers. */
export const faqQueries = {
  /** Those about a bike, by its id or slug; without one those about buying and riding any. */
  about: (api: ApiClient, bike?: string | number) =>
    queryOptions({
      queryKey: ['faqs', bike === undefined ? null : String(bike)],
      queryFn: ({ signal }) => fetchFaqs(api, bike, { signal }),
      staleTime: freshFor,
    }),
};
