import {
  type ApiClient,
  fetchBikeParts,
  fetchBikesOfBrand,
  fetchBrands,
  fetchPart,
  fetchParts,
  nextPage,
} from '@dopahiya/api-client';
import type { Page, PageRequest } from '@dopahiya/domain/requests';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

const freshFor = 5 * 60_000;

/** Page sizes: two rows of brands on wide screens, three rows of bikes, and a group's parts as documented. */
export const pageSizes = { brands: 16, bikes: 12, parts: 24 } as const;

/** Slugs of a part: bike, group and part. */
export interface PartAddress {
  bike: string;
  category: string;
  part: string;
}

type FetchPage<Item> = (request: PageRequest, signal: AbortSignal) => Promise<Page<Item>>;

/** Returns the query of a paged list, from a first page on. */
const pagesOf = <Item>(key: readonly (number | string)[], first: PageRequest, fetchPage: FetchPage<Item>) =>
  infiniteQueryOptions({
    queryKey: ['spare-parts', ...key, first.page ?? 1],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: first,
    getNextPageParam: (page): PageRequest | null => nextPage(page),
    staleTime: freshFor,
  });

/** Queries of the spare-parts pages. */
export const partsQueries = {
  /** Brands, by sales. */
  brands: (api: ApiClient, page = 1) =>
    pagesOf(['brands'], { page, limit: pageSizes.brands }, (request, signal) => fetchBrands(api, request, { signal })),
  /** Bikes of a brand, by its slug. */
  bikes: (api: ApiClient, brand: string, page = 1) =>
    pagesOf(['bikes', brand], { page, limit: pageSizes.bikes }, (request, signal) =>
      fetchBikesOfBrand(api, brand, request, { signal }),
    ),
  /** Required parts and fluids of a bike, and the part groups. */
  bike: (api: ApiClient, bike: string) =>
    queryOptions({
      queryKey: ['spare-parts', 'bike', bike],
      queryFn: ({ signal }) => fetchBikeParts(api, bike, { signal }),
      staleTime: freshFor,
    }),
  /** Parts of a group, with their compatibility with the bike. */
  parts: (api: ApiClient, bike: string, category: string, page = 1) =>
    pagesOf(['parts', bike, category], { page, limit: pageSizes.parts }, (request, signal) =>
      fetchParts(api, { bike, category }, request, { signal }),
    ),
  /** A part, with its compatibility with the bike. */
  part: (api: ApiClient, { bike, category, part }: PartAddress) =>
    queryOptions({
      queryKey: ['spare-parts', 'part', bike, category, part],
      queryFn: ({ signal }) => fetchPart(api, { bike, category, part }, { signal }),
      staleTime: freshFor,
    }),
};
