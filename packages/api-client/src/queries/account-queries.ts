import { queryOptions } from '@tanstack/react-query';
import { fetchFavourites, fetchSessions, fetchUser } from '../calls/accounts.ts';
import { fetchFavouriteUsedBikes } from '../calls/used-bikes.ts';
import type { ApiClient } from '../create-api-client.ts';

/** Nothing of one visitor stays in the page for the next who signs in. */
const ofOneVisitor = { gcTime: 0, staleTime: 0 };

/** What is fetched of an account; `name` is whose it is. */
export const accountQueries = {
  /** The beginning of all keys of an account. */
  of: (name: string) => ['account', name] as const,
  /** Who is signed in. */
  user: (api: ApiClient, name: string) =>
    queryOptions({
      ...ofOneVisitor,
      queryKey: ['account', name, 'user'],
      queryFn: ({ signal }) => fetchUser(api, { signal }),
    }),
  /** Where the account is signed in. */
  sessions: (api: ApiClient, name: string) =>
    queryOptions({
      ...ofOneVisitor,
      queryKey: ['account', name, 'sessions'],
      queryFn: ({ signal }) => fetchSessions(api, { signal }),
    }),
  /** The favourites as models and used bikes; `names` are those that this browser knows, which `tell` tells the account first. */
  favourites: (api: ApiClient, name: string, names: readonly string[], tell: (api: ApiClient) => Promise<unknown>) =>
    queryOptions({
      ...ofOneVisitor,
      queryKey: ['account', name, 'favourites', names.toSorted().join()],
      queryFn: async ({ signal }) => {
        await tell(api);
        const [models, usedBikes] = await Promise.all([
          fetchFavourites(api, { signal }),
          fetchFavouriteUsedBikes(api, { signal }),
        ]);
        return { models, usedBikes };
      },
      placeholderData: (before) => before,
    }),
};
