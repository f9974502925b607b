import type { BikeCard } from '@dopahiya/domain/bikes';
import { queryOptions } from '@tanstack/react-query';
import { fetchBikes, fetchBikesOfBrand } from '../calls/catalogue.ts';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';
import { nextPage } from '../next-page.ts';

const pageSize = 100;
/** Maximum number of pages fetched; no brand has more models, and others can be typed. */
const maxPages = 3;

/** Queries of models, to find one by its name. */
export const modelQueries = {
  /** Models of a brand (by slug), by sales. */
  ofBrand: (api: ApiClient, slug: string) =>
    queryOptions({
      queryKey: ['models-of-brand', slug],
      queryFn: ({ signal }) => fetchModels(api, slug, { signal }),
      staleTime: Infinity,
    }),
  /** The hundred models that sell most. */
  bestSelling: (api: ApiClient) =>
    queryOptions({
      queryKey: ['best-selling-models'],
      queryFn: async ({ signal }) =>
        (await fetchBikes(api, { sort: 'popularity', page: 1, limit: pageSize }, { signal })).results,
      staleTime: Infinity,
    }),
};

async function fetchModels(api: ApiClient, slug: string, options: RequestOptions, page = 1): Promise<BikeCard[]> {
  const answer = await fetchBikesOfBrand(api, slug, { page, limit: pageSize }, options);
  if (!nextPage(answer) || page === maxPages) return answer.results;
  return [...answer.results, ...(await fetchModels(api, slug, options, page + 1))];
}
