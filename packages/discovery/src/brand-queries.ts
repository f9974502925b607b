import { type ApiClient, nextPage, type RequestOptions } from '@dopahiya/api-client';
import type { Brand } from '@dopahiya/domain';
import { queryOptions } from '@tanstack/react-query';

const pageSize = 100;

/** What is known of one brand. */
export const brandQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['brand', slug],
    queryFn: ({ signal }) => api.brands.detail(slug, { signal }),
    staleTime: Infinity,
  });

/** Every brand, by name. */
export const allBrandsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['brands', 'all'],
    queryFn: async ({ signal }) => (await everyBrand(api, { signal })).toSorted(byName),
    staleTime: Infinity,
  });

async function everyBrand(api: ApiClient, request: RequestOptions, page = 1): Promise<Brand[]> {
  const answer = await api.brands.list({ page, limit: pageSize }, request);
  return nextPage(answer) ? [...answer.results, ...(await everyBrand(api, request, page + 1))] : answer.results;
}

const byName = (one: Brand, other: Brand): number => one.name.localeCompare(other.name, 'en');
