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

/** Two rows of brands on wide screens, three rows of bikes, all parts of a group as the documents have them. */
export const pageSizes = { brands: 16, bikes: 12, parts: 24 } as const;

/** Where a part stands: a bike, a group, and the part itself, each by slug. */
export interface PartAddress {
  bike: string;
  category: string;
  part: string;
}

type FetchPage<Item> = (request: PageRequest, signal: AbortSignal) => Promise<Page<Item>>;

/** A list that is fetched page by page, from a page on. */
const pagesOf = <Item>(key: readonly (number | string)[], first: PageRequest, fetchPage: FetchPage<Item>) =>
  infiniteQueryOptions({
    queryKey: ['spare-parts', ...key, first.page ?? 1],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: first,
    getNextPageParam: (page): PageRequest | null => nextPage(page),
    staleTime: freshFor,
  });

/** What the pages of spare parts fetch. */
export const partsQueries = {
  /** The brands, those that sell most first. */
  brands: (api: ApiClient, page = 1) =>
    pagesOf(['brands'], { page, limit: pageSizes.brands }, (request, signal) => fetchBrands(api, request, { signal })),
  /** The bikes of a brand, by its slug. */
  bikes: (api: ApiClient, brand: string, page = 1) =>
    pagesOf(['bikes', brand], { page, limit: pageSizes.bikes }, (request, signal) =>
      fetchBikesOfBrand(api, brand, request, { signal }),
    ),
  /** What a bike takes, and the groups of parts. */
  bike: (api: ApiClient, bike: string) =>
    queryOptions({
      queryKey: ['spare-parts', 'bike', bike],
      queryFn: ({ signal }) => fetchBikeParts(api, bike, { signal }),
      staleTime: freshFor,
    }),
  /** The parts of a group, each held against the bike. */
  parts: (api: ApiClient, bike: string, category: string, page = 1) =>
    pagesOf(['parts', bike, category], { page, limit: pageSizes.parts }, (request, signal) =>
      fetchParts(api, { bike, category }, request, { signal }),
    ),
  /** One part, held against the bike. */
  part: (api: ApiClient, { bike, category, part }: PartAddress) =>
    queryOptions({
      queryKey: ['spare-parts', 'part', bike, category, part],
      queryFn: ({ signal }) => fetchPart(api, { bike, category, part }, { signal }),
      staleTime: freshFor,
    }),
};
