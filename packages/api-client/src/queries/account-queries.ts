import { queryOptions } from '@tanstack/react-query';
import { fetchFavourites, fetchSessions, fetchUser } from '../calls/accounts.ts';
import { fetchFavouriteUsedBikes } from '../calls/used-bikes.ts';
import type { ApiClient } from '../create-api-client.ts';

/** Never cached, so that the next visitor who signs in sees nothing of it. */
const ofOneVisitor = { gcTime: 0, staleTime: 0 };

/** Queries of an account; `name` is its username. */
export const accountQueries = {
  /** Key prefix of all queries of an account. */
  of: (name: string) => ['account', name] as const,
  /** Signed-in user. */
  user: (api: ApiClient, name: string) =>
    queryOptions({
      ...ofOneVisitor,
      queryKey: ['account', name, 'user'],
      queryFn: ({ signal }) => fetchUser(api, { signal }),
    }),
  /** Sessions of the account. */
  sessions: (api: ApiClient, name: string) =>
    queryOptions({
      ...ofOneVisitor,
      queryKey: ['account', name, 'sessions'],
      queryFn: ({ signal }) => fetchSessions(api, { signal }),
    }),
  /** Favourite models and used bikes; `names` are those known to this browser, which `tell` first sends to the account. */
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
