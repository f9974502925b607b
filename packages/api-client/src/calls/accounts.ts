import type { Access, Credentials, FavouriteChanges, Registration } from '@dopahiya/domain';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

/** Begins a session. In the browser `setAccess` then takes the token, so that calls `asUser` are those of its user. */
export const openSession = (api: ApiClient, credentials: Credentials, options?: RequestOptions): Promise<Access> =>
  api.post('token/', 'access', { ...options, json: credentials });

/** Ends the session of this browser, in all its tabs. */
export async function closeSession(api: ApiClient, options?: RequestOptions): Promise<void> {
  await api.post('token/logout/', 'done', options);
  await api.setAccess(null);
}

/** Opens an account; what cannot be used is an `ApiError` with `fields`. */
export const register = (api: ApiClient, registration: Registration, options?: RequestOptions) =>
  api.post('users/register/', 'registered', { ...options, json: registration });

/** Has a link to a new password sent to a mail address, if anybody has it; the answer is the same if not. */
export const askForNewPassword = (api: ApiClient, email: string, options?: RequestOptions) =>
  api.post('users/forgot-password/', 'done', { ...options, json: { email } });

/** Chooses a new password by the token of a link. */
export const resetPassword = (api: ApiClient, token: string, password: string, options?: RequestOptions) =>
  api.post('users/reset-password/', 'done', { ...options, json: { token, password } });

/** Confirms a mail address by the token of a link. */
export const verifyEmail = (api: ApiClient, token: string, options?: RequestOptions) =>
  api.post('users/verify-email/', 'done', { ...options, json: { token } });

/** The bikes that the signed-in user marked, the latest first. */
export const fetchFavourites = (api: ApiClient, options?: RequestOptions) =>
  api.get('users/me/favourites/', 'bikes', { ...options, asUser: true });

/** Changes the favourites of the signed-in user; answers those that are there then. */
export const changeFavourites = (api: ApiClient, changes: FavouriteChanges, options?: RequestOptions) =>
  api.post('users/me/favourites/', 'favourites', { ...options, json: changes, asUser: true });
