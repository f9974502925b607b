import type { UsedBikeChanges, UsedBikeDraft, ValuationRequest } from '@dopahiya/domain/inputs';
import type { UsedBikeRequest } from '@dopahiya/domain/market';
import type { PageRequest } from '@dopahiya/domain/requests';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

const addressOf = (key: string | number): string => `used-bikes/${encodeURIComponent(key)}/`;

/** Returns a page of the used bikes on sale that match the filters, with facets. */
export const fetchUsedBikes = (api: ApiClient, request: UsedBikeRequest = {}, options?: RequestOptions) =>
  api.get('used-bikes/', 'usedBikePage', { ...options, search: { ...request, facets: 'true' } });

/** Returns the public details of a used bike, by its slug or id. */
export const fetchUsedBike = (api: ApiClient, key: string | number, options?: RequestOptions) =>
  api.get(addressOf(key), 'usedBike', options);

/** Returns used bikes on sale similar to a given one, which may itself no longer be on sale. */
export const fetchSimilarUsedBikes = (api: ApiClient, key: string | number, options?: RequestOptions) =>
  api.get(`${addressOf(key)}similar/`, 'usedBikes', options);

/** Returns the valuation of a used bike, with its confidence. */
export const fetchValuation = (api: ApiClient, bike: ValuationRequest, options?: RequestOptions) =>
  api.post('used-bikes/valuation/', 'usedBikeValuation', { ...options, json: bike });

/** Counts a view of a used bike's page. */
export const countUsedBikeView = (api: ApiClient, key: string | number) => api.tell(`${addressOf(key)}views/`);

/** Returns the asking prices of a catalogue model by age. */
export const fetchValuesByAge = (api: ApiClient, slug: string, options?: RequestOptions) =>
  api.get(`bikes/${encodeURIComponent(slug)}/value-by-age/`, 'valuesByAge', options);

/** Returns a page of the signed-in user's listings in any status, newest first. */
export const fetchOwnUsedBikes = (api: ApiClient, request: PageRequest = {}, options?: RequestOptions) =>
  api.get('used-bikes/my_bikes/', 'ownUsedBikePage', { ...options, search: request, asUser: true });

/** Returns the current state of a listing of the signed-in user. */
export const fetchOwnUsedBike = (api: ApiClient, id: number | string, options?: RequestOptions) =>
  api.get(`used-bikes/my_bikes/${encodeURIComponent(id)}/`, 'ownUsedBike', { ...options, asUser: true });

/** Returns the favourite used bikes of the signed-in user, latest first; `changeFavourites` changes them. */
export const fetchFavouriteUsedBikes = (api: ApiClient, options?: RequestOptions) =>
  api.get('used-bikes/my_favourites/', 'usedBikes', { ...options, asUser: true });

/** Returns the saved searches of the signed-in user, latest first. */
export const fetchSavedSearches = (api: ApiClient, options?: RequestOptions) =>
  api.get('used-bikes/saved_searches/', 'savedSearches', { ...options, asUser: true });

/** Saves a search for used bikes, as the filters of its request; twice is once. */
export const saveSearch = (api: ApiClient, query: string, options?: RequestOptions) =>
  api.post('used-bikes/saved_searches/', 'nothing', { ...options, json: { query }, asUser: true });

/** Deletes a saved search of the signed-in user. */
export const removeSavedSearch = (api: ApiClient, id: number, options?: RequestOptions) =>
  api.delete(`used-bikes/saved_searches/${id}/`, 'nothing', { ...options, asUser: true });

/** Creates a listing for the signed-in user; safe to retry with the same `submission_key`. */
export const addUsedBike = (api: ApiClient, draft: UsedBikeDraft, options?: RequestOptions) =>
  api.post('used-bikes/', 'storedUsedBike', { ...options, json: draft, asUser: true });

/**
 * Changes the content or status of a listing of the signed-in user. Fails with 409 if it changed since
 * `revision`: nothing is written, and `fetchOwnUsedBike` returns the current state.
 */
export const changeUsedBike = (
  api: ApiClient,
  id: number | string,
  changes: UsedBikeChanges,
  options?: RequestOptions,
) => api.patch(addressOf(id), 'nothing', { ...options, json: changes, asUser: true });

/** Deletes a listing of the signed-in user, with its photos. */
export const removeUsedBike = (api: ApiClient, id: number | string, options?: RequestOptions) =>
  api.delete(addressOf(id), 'nothing', { ...options, asUser: true });
