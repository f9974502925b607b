import { QueryClient } from '@tanstack/react-query';

/** A query cache as the shell sets it up, but for fetching again by itself: a test says when. */
export function createTestQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
}
