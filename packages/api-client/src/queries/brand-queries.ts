import type { Brand } from '@dopahiya/domain/bikes';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { fetchBrand, fetchBrands } from '../calls/catalogue.ts';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';
import { nextPage } from '../next-page.ts';

const pageSize = 100;

/** Queries of brands, fetched once per visit. */
export const brandQueries = {
  /** Details of a brand. */
  detail: (api: ApiClient, slug: string) =>
    queryOptions({
      queryKey: ['brand', slug],
      queryFn: ({ signal }) => fetchBrand(api, slug, { signal }),
      staleTime: Infinity,
    }),
  /** The brands that a typed text names, also in Hindi and with typos. */
  named: (api: ApiClient, text: string) =>
    queryOptions({
      queryKey: ['brands', 'named', text],
      queryFn: async ({ signal }) => (await fetchBrands(api, { search: text, limit: pageSize }, { signal })).results,
      staleTime: Infinity,
    }),
  /** Every brand, sorted by name. */
  all: (api: ApiClient) =>
    queryOptions({
      queryKey: ['brands', 'all'],
      queryFn: async ({ signal }) => (await fetchAllBrands(api, { signal })).toSorted(byName),
      staleTime: Infinity,
    }),
};

/** Returns the id of a brand, which the contract requires; its slug, which our own API also accepts, if the list does not have it. */
export async function brandIdOf(client: QueryClient, api: ApiClient, slug: string): Promise<string | number> {
  const brands = await client.query(brandQueries.all(api)).catch(() => []);
  return brands.find((brand) => brand.slug === slug)?.id ?? slug;
}

async function fetchAllBrands(api: ApiClient, options: RequestOptions, page = 1): Promise<Brand[]> {
  const answer = await fetchBrands(api, { page, limit: pageSize }, options);
  return nextPage(answer) ? [...answer.results, ...(await fetchAllBrands(api, options, page + 1))] : answer.results;
}

const byName = (one: Brand, other: Brand): number => one.name.localeCompare(other.name, 'en');
