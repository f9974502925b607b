import { type ApiClient, ApiError, isUnsent } from '@dopahiya/api-client';
import type { QueryClient, QueryKey, UseInfiniteQueryOptions, UseQueryOptions } from '@tanstack/react-query';
import type { PageLocation } from './page-location.ts';

/** Query of a page with its type hidden. */
export interface PageQuery {
  queryKey: QueryKey;
  /** Fills the cache unless it is fresh; a failure stays in the cache for its section to show. */
  start: (client: QueryClient) => Promise<void>;
}

/** Wraps a feature's query options as a page query. */
export function pageQuery<Data, Selected, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Selected, Key>,
): PageQuery {
  const start = async (client: QueryClient) => {
    await client.query(options).catch(() => undefined);
  };
  return { queryKey: options.queryKey, start };
}

/** Wraps a feature's infinite query options as a page query that fetches the first page. */
export function infinitePageQuery<Page, Data, Key extends QueryKey, Parameter>(
  options: UseInfiniteQueryOptions<Page, Error, Data, Key, Parameter>,
): PageQuery {
  const start = async (client: QueryClient) => {
    await client.infiniteQuery(options).catch(() => undefined);
  };
  return { queryKey: options.queryKey, start };
}

/** Data that a page fetches before it is rendered. */
export interface PageQueries {
  /** Query that the page requires: its failure decides the HTTP status. */
  essential?: PageQuery;
  /**
   * Queries of single sections, each of which shows its own error. A function is called after the essential
   * query settles, and only for the first HTML.
   */
  sections?: readonly PageQuery[] | ((client: QueryClient) => readonly PageQuery[]);
}

/** Returns the queries of a page at a location. */
export type FindPageQueries = (api: ApiClient, at: PageLocation) => PageQueries;

/** Starts the queries of a page that don't depend on others; resolves when all have settled, with whether all required scripts loaded. */
export async function startQueries(client: QueryClient, { essential, sections = [] }: PageQueries): Promise<boolean> {
  const named = typeof sections === 'function' ? [] : sections;
  const started = essential ? [essential, ...named] : named;
  await Promise.all(started.map((query) => query.start(client)));
  return !started.some(({ queryKey }) => isScriptMissing(client.getQueryState(queryKey)?.error));
}

/** Checks whether scripts failed to load: API failures are an `ApiError`, but a feature's failed import is not. */
const isScriptMissing = (error: Error | null | undefined): boolean =>
  Boolean(error) && (isUnsent(error) || !(error instanceof ApiError));
