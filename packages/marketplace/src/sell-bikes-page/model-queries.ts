import { type ApiClient, fetchBikesOfBrand, nextPage, type RequestOptions } from '@dopahiya/api-client';
import type { BikeCard } from '@dopahiya/domain/bikes';
import { queryOptions } from '@tanstack/react-query';

const pageSize = 100;
/** Maximum number of pages fetched; no brand has more models, and others can be typed. */
const maxPages = 3;

/** Catalogue queries by brand. */
export const modelQueries = {
  /** Models of a brand (by slug), by sales. */
  ofBrand: (api: ApiClient, slug: string) =>
    queryOptions({
      queryKey: ['models-of-brand', slug],
      queryFn: ({ signal }) => fetchModels(api, slug, { signal }),
      staleTime: Infinity,
    }),
};

async function fetchModels(api: ApiClient, slug: string, options: RequestOptions, page = 1): Promise<BikeCard[]> {
  const answer = await fetchBikesOfBrand(api, slug, { page, limit: pageSize }, options);
  if (!nextPage(answer) || page === maxPages) return answer.results;
  return [...answer.results, ...(await fetchModels(api, slug, options, page + 1))];
}
