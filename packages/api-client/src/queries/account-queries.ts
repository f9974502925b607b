import { queryOptions } from '@tanstack/react-query';
import { fetchUser } from '../calls/accounts.ts';
import type { ApiClient } from '../create-api-client.ts';

/** What is fetched of an account; `name` is whose it is. */
export const accountQueries = {
  /** The beginning of all keys of an account. */
  of: (name: string) => ['account', name] as const,
  /** Who is signed in; nothing of one visitor stays in the page for the next who signs in. */
  user: (api: ApiClient, name: string) =>
    queryOptions({
      gcTime: 0,
      staleTime: 0,
      queryKey: ['account', name, 'user'],
      queryFn: ({ signal }) => fetchUser(api, { signal }),
    }),
};
