import { type ApiClient, isRetryable } from '@dopahiya/api-client';
import { QueryClient, type QueryKey, type UseInfiniteQueryOptions, type UseQueryOptions } from '@tanstack/react-query';

/** One query of a page, closed: a page starts it and does not look into it. */
export interface PageQuery {
  queryKey: QueryKey;
  /** Fills the cache unless it is fresh; a failure stays in the cache for its section to show. */
  start: (client: QueryClient) => Promise<void>;
}

/** A feature's query options as a query of a page. */
export function pageQuery<Data, Key extends QueryKey>(options: UseQueryOptions<Data, Error, Data, Key>): PageQuery {
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

/** Where a page is: its path, the parameters of its route and its query string. */
export interface PageLocation {
  path: string;
  params: Record<string, string | undefined>;
  search: URLSearchParams;
}

/** What a page asks of the API before it is drawn. */
export interface PageQueries {
  /** Without its answer the page cannot exist: how it fails decides the HTTP status. */
  essential?: PageQuery;
  /** Each belongs to one section, which shows its own error. */
  sections?: PageQuery[];
}

/** The queries of a page at a location. */
export type FindPageQueries = (api: ApiClient, location: PageLocation) => PageQueries;

/** Every query of a page, the essential one first. */
export const queriesOf = ({ essential, sections = [] }: PageQueries): PageQuery[] => [
  ...(essential ? [essential] : []),
  ...sections,
];

/**
 * One query cache. On the server nothing is retried: the visitor waits. A failed query stays failed until it is asked
 * for again, so that its section shows the error.
 */
export function createQueryClient(place: 'server' | 'browser'): QueryClient {
  const retry = (failures: number, error: Error) => place === 'browser' && failures < 1 && isRetryable(error);
  return new QueryClient({ defaultOptions: { queries: { retry, retryOnMount: false, networkMode: 'always' } } });
}

/** The location that a loader was called for. */
export function locationOf(args: { request: Request; params: PageLocation['params'] }): PageLocation {
  const { pathname, searchParams } = new URL(args.request.url);
  return { path: pathname, params: args.params, search: searchParams };
}
