import { type ApiClient, ApiError, fetchBrands, fetchCategories, type RequestOptions } from '@dopahiya/api-client';
import type { Brand } from '@dopahiya/domain/bikes';
import type { Page } from '@dopahiya/domain/requests';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Maximum number of bikes in a preview. */
export const previewCount = 4;

/** Number of brands per page of the ride finder. */
const brandsPerPage = 12;

/** Fields of a brand that its tile shows. */
export type FinderBrand = Pick<Brand, 'id' | 'name' | 'slug' | 'logo' | 'bike_count'>;

/** Queries of the ride finder, fetched once per visit. */
export const finderQueries = {
  /** Brands by sales, page by page until a page is not full. */
  brands: (api: ApiClient) =>
    infiniteQueryOptions({
      queryKey: ['ride-finder', 'brands'],
      queryFn: ({ pageParam, signal }) => fetchTiles(api, pageParam, { signal }),
      initialPageParam: 1,
      getNextPageParam: (last, pages) => (endsWith(last) ? undefined : pages.length + 1),
      staleTime: Infinity,
    }),
  /** Categories of bikes that have a page. */
  categories: (api: ApiClient) =>
    queryOptions({
      queryKey: ['ride-finder', 'categories'],
      queryFn: ({ signal }) => fetchCategories(api, { signal }),
      staleTime: Infinity,
    }),
};

const endsWith = ({ results, next, count }: Page<FinderBrand>): boolean =>
  results.length < brandsPerPage || (next === null && count > results.length);

async function fetchTiles(api: ApiClient, page: number, options: RequestOptions): Promise<Page<FinderBrand>> {
  try {
    const answer = await fetchBrands(api, { limit: brandsPerPage, page }, options);
    return { ...answer, results: answer.results.map(tileOf) };
  } catch (error) {
    // An API without a total count answers 404 past the last page.
    if (page > 1 && error instanceof ApiError && error.status === 404) return beyondEnd;
    throw error;
  }
}

const tileOf = ({ id, name, slug, logo, bike_count }: Brand): FinderBrand => ({ id, name, slug, logo, bike_count });

const beyondEnd: Page<FinderBrand> = { count: 0, next: null, previous: null, results: [] };
