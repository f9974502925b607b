import { type ApiClient, type ApiOptions, createApiClient, isRetryable } from '@dopahiya/api-client';
import { QueryClient } from '@tanstack/react-query';

interface Browser {
  api: ApiClient;
  client: QueryClient;
}

let browser: Browser | undefined;

/** Returns the browser's only API client (with the options of the first call) and query cache. Never call this on the server. */
export function inBrowser(options: Pick<ApiOptions, 'onSessionOver'> = {}): Browser {
  return (browser ??= {
    api: createApiClient({ origin: location.origin, ...options }),
    client: createQueryClient('browser'),
  });
}

/**
 * Creates a query cache. The server does not retry, because the visitor waits. A failed query stays failed until
 * it is refetched, so that its section shows the error.
 */
export function createQueryClient(place: 'server' | 'browser'): QueryClient {
  const retry = (failures: number, error: Error) => place === 'browser' && failures < 1 && isRetryable(error);
  const queries = { retry, retryOnMount: false, networkMode: 'always' } as const;
  // Paused while offline, it would be sent when the visitor no longer expects it.
  return new QueryClient({ defaultOptions: { queries, mutations: { networkMode: 'always' } } });
}
