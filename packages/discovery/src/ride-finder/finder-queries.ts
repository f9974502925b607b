import { type ApiClient, ApiError, fetchBrands, fetchCategories, type RequestOptions } from '@dopahiya/api-client';
import type { Brand } from '@dopahiya/domain/bikes';
import type { Page } from '@dopahiya/domain/requests';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** How many brands a page of the ride finder holds. */
const brandsPerPage = 12;

/** What a tile shows of a brand. */
export type FinderBrand = Pick<Brand, 'id' | 'name' | 'slug' | 'logo' | 'bike_count'>;

/** What the ride finder fetches, once a visit. */
export const finderQueries = {
  /** The brands that sell most first, page after page until a page is not full. */
  brands: (api: ApiClient) =>
    infiniteQueryOptions({
      queryKey: ['ride-finder', 'brands'],
      queryFn: ({ pageParam, signal }) => fetchTiles(api, pageParam, { signal }),
      initialPageParam: 1,
      getNextPageParam: (last, pages) => (endsWith(last) ? undefined : pages.length + 1),
      staleTime: Infinity,
    }),
  /** The groups of bikes that have a page. */
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
    // An API that does not count its pages says so when one is fetched behind the last.
    if (page > 1 && error instanceof ApiError && error.status === 404) return beyondEnd;
    throw error;
  }
}

const tileOf = ({ id, name, slug, logo, bike_count }: Brand): FinderBrand => ({ id, name, slug, logo, bike_count });

const beyondEnd: Page<FinderBrand> = { count: 0, next: null, previous: null, results: [] };
