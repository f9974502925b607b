import { type ApiClient, ApiError, isUnsent } from '@dopahiya/api-client';
import type { QueryClient, QueryKey, UseInfiniteQueryOptions, UseQueryOptions } from '@tanstack/react-query';
import type { PageLocation } from './page-location.ts';

/** One query of a page, closed: a page starts it and does not look into it. */
export interface PageQuery {
  queryKey: QueryKey;
  /** Fills the cache unless it is fresh; a failure stays in the cache for its section to show. */
  start: (client: QueryClient) => Promise<void>;
}

/** A feature's query options as a query of a page. */
export function pageQuery<Data, Selected, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Selected, Key>,
): PageQuery {
  const start = async (client: QueryClient) => {
    await client.query(options).catch(() => undefined);
  };
  return { queryKey: options.queryKey, start };
}

/** A feature's query options for a list that comes in pages, as a query of a page: its first page is what is filled. */
export function infinitePageQuery<Page, Data, Key extends QueryKey, Parameter>(
  options: UseInfiniteQueryOptions<Page, Error, Data, Key, Parameter>,
): PageQuery {
  const start = async (client: QueryClient) => {
    await client.infiniteQuery(options).catch(() => undefined);
  };
  return { queryKey: options.queryKey, start };
}

/** What a page fetches from the API before it is drawn. */
export interface PageQueries {
  /** Without its answer the page cannot exist: how it fails decides the HTTP status. */
  essential?: PageQuery;
  /**
   * Each belongs to one section, which shows its own error. A function is asked once the essential one is answered or has failed,
   * and for the first HTML alone.
   */
  sections?: readonly PageQuery[] | ((client: QueryClient) => readonly PageQuery[]);
}

/** The queries of a page at a location. */
export type FindPageQueries = (api: ApiClient, at: PageLocation) => PageQueries;

/**
 * Starts the queries of a page that can be named at once; resolves when each has been answered or has failed, with whether all
 * scripts came that ask and work out.
 */
export async function startQueries(client: QueryClient, { essential, sections = [] }: PageQueries): Promise<boolean> {
  const named = typeof sections === 'function' ? [] : sections;
  const started = essential ? [essential, ...named] : named;
  await Promise.all(started.map((query) => query.start(client)));
  return !started.some(({ queryKey }) => isScriptMissing(client.getQueryState(queryKey)?.error));
}

/** All that the API answers, or does not, is an `ApiError`; what a feature loads to ask or to work out fails as it is. */
const isScriptMissing = (error: Error | null | undefined): boolean =>
  Boolean(error) && (isUnsent(error) || !(error instanceof ApiError));
