import { accountQueries as shared, type ApiClient, fetchFavourites, fetchSessions } from '@dopahiya/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Nothing of one visitor stays in the page for the next who signs in. */
const ofOneVisitor = { gcTime: 0, staleTime: 0 };

/** What the page of an account shows of it; `name` is whose it is. */
export const accountQueries = {
  ...shared,
  sessions: (api: ApiClient, name: string) =>
    queryOptions({
      ...ofOneVisitor,
      queryKey: [...shared.of(name), 'sessions'],
      queryFn: ({ signal }) => fetchSessions(api, { signal }),
    }),
  /** The favourites as bikes; `slugs` are those that this browser knows, which the account is told first. */
  favourites: (api: ApiClient, name: string, slugs: readonly string[]) =>
    queryOptions({
      ...ofOneVisitor,
      queryKey: [...shared.of(name), 'favourites', slugs.toSorted().join()],
      queryFn: async ({ signal }) => {
        const { syncFavourites } = await import('../favourites/sync-favourites.ts');
        await syncFavourites(api);
        return fetchFavourites(api, { signal });
      },
      placeholderData: (before) => before,
    }),
};
