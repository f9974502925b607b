import { queryOptions } from '@tanstack/react-query';
import { fetchFaqs } from '../calls/writings.ts';
import type { ApiClient } from '../create-api-client.ts';

const freshFor = 5 * 60_000;

/** Queries of questions and answers. */
export const faqQueries = {
  /** Questions about a bike, by its id or slug; general questions about buying and riding by default. */
  about: (api: ApiClient, bike?: string | number) =>
    queryOptions({
      queryKey: ['faqs', bike === undefined ? null : String(bike)],
      queryFn: ({ signal }) => fetchFaqs(api, bike, { signal }),
      staleTime: freshFor,
    }),
};
