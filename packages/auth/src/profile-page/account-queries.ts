import { accountQueries as shared, type ApiClient } from '@dopahiya/api-client';

const tellFavourites = async (api: ApiClient) => {
  const { syncFavourites } = await import('../favourites/sync-favourites.ts');
  await syncFavourites(api);
};

/** Queries of the account page; `name` is the username. */
export const accountQueries = {
  ...shared,
  /** The account's favourites, after syncing those of this browser. */
  favourites: (api: ApiClient, name: string, names: readonly string[]) =>
    shared.favourites(api, name, names, tellFavourites),
};
