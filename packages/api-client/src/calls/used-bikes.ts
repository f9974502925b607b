import type { UsedBikeChanges, UsedBikeDraft, UsedBikeRequest, ValuationRequest } from '@dopahiya/domain/market';
import type { PageRequest } from '@dopahiya/domain/requests';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

const addressOf = (key: string | number): string => `used-bikes/${encodeURIComponent(key)}/`;

/** One page of the used bikes on sale that pass the filters, with what they can be narrowed by further. */
export const fetchUsedBikes = (api: ApiClient, request: UsedBikeRequest = {}, options?: RequestOptions) =>
  api.get('used-bikes/', 'usedBikePage', { ...options, search: { ...request, facets: 'true' } });

/** Everything that others read of a used bike, by its slug or id. */
export const fetchUsedBike = (api: ApiClient, key: string | number, options?: RequestOptions) =>
  api.get(addressOf(key), 'usedBike', options);

/** Used bikes on sale like one, which itself may be on sale no more. */
export const fetchSimilarUsedBikes = (api: ApiClient, key: string | number, options?: RequestOptions) =>
  api.get(`${addressOf(key)}similar/`, 'usedBikes', options);

/** What a used bike is worth, and how sure that is. */
export const fetchValuation = (api: ApiClient, bike: ValuationRequest, options?: RequestOptions) =>
  api.post('used-bikes/valuation/', 'usedBikeValuation', { ...options, json: bike });

/** Counts that the page of a used bike was opened. */
export const countUsedBikeView = (api: ApiClient, key: string | number) => api.tell(`${addressOf(key)}views/`);

/** What a model of the catalogue is asked for by its age. */
export const fetchValuesByAge = (api: ApiClient, slug: string, options?: RequestOptions) =>
  api.get(`bikes/${encodeURIComponent(slug)}/value-by-age/`, 'valuesByAge', options);

/** One page of the listings of the signed-in user, the newest first, whatever became of them. */
export const fetchOwnUsedBikes = (api: ApiClient, request: PageRequest = {}, options?: RequestOptions) =>
  api.get('used-bikes/my_bikes/', 'ownUsedBikePage', { ...options, search: request, asUser: true });

/** One listing of the signed-in user, as it is now. */
export const fetchOwnUsedBike = (api: ApiClient, id: number | string, options?: RequestOptions) =>
  api.get(`used-bikes/my_bikes/${encodeURIComponent(id)}/`, 'ownUsedBike', { ...options, asUser: true });

/** The used bikes that the signed-in user marked, the latest first; `changeFavourites` marks them. */
export const fetchFavouriteUsedBikes = (api: ApiClient, options?: RequestOptions) =>
  api.get('used-bikes/my_favourites/', 'usedBikes', { ...options, asUser: true });

/** Lists a bike of the signed-in user; sent again with the same `submission_key`, it is the same listing. */
export const addUsedBike = (api: ApiClient, draft: UsedBikeDraft, options?: RequestOptions) =>
  api.post('used-bikes/', 'storedUsedBike', { ...options, json: draft, asUser: true });

/**
 * Changes a listing of the signed-in user: what it says, or what became of it. Status 409 when it was changed since the
 * `revision` that the user saw: nothing is written, and `fetchOwnUsedBike` has what stands there now.
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
