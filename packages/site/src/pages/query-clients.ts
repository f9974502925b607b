import { type ApiClient, type ApiOptions, createApiClient, isRetryable } from '@dopahiya/api-client';
import { QueryClient } from '@tanstack/react-query';

interface Browser {
  api: ApiClient;
  client: QueryClient;
}

let browser: Browser | undefined;

/** The browser's one API client, made with the options of the first call, and query cache. Never call this on the server. */
export function inBrowser(options: Pick<ApiOptions, 'onSessionOver'> = {}): Browser {
  return (browser ??= {
    api: createApiClient({ origin: location.origin, ...options }),
    client: createQueryClient('browser'),
  });
}

/**
 * One query cache. On the server nothing is retried: the visitor waits. A failed query stays failed until it is fetched
 * again, so that its section shows the error.
 */
export function createQueryClient(place: 'server' | 'browser'): QueryClient {
  const retry = (failures: number, error: Error) => place === 'browser' && failures < 1 && isRetryable(error);
  const queries = { retry, retryOnMount: false, networkMode: 'always' } as const;
  // What waits for a connection without a word would be sent when nobody thinks of it any more.
  return new QueryClient({ defaultOptions: { queries, mutations: { networkMode: 'always' } } });
}
