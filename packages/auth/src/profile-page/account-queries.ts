import { accountQueries as shared, type ApiClient } from '@dopahiya/api-client';

const tellFavourites = async (api: ApiClient) => {
  const { syncFavourites } = await import('../favourites/sync-favourites.ts');
  await syncFavourites(api);
};

/** What the page of an account shows of it; `name` is whose it is. */
export const accountQueries = {
  ...shared,
  /** The favourites, once the account knows those of this browser. */
  favourites: (api: ApiClient, name: string, names: readonly string[]) =>
    shared.favourites(api, name, names, tellFavourites),
};
