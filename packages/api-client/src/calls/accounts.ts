import type { Credentials, Registration, SecondStepCode } from '@dopahiya/domain/inputs';
import type { Access, FavouriteChanges, SignIn, User } from '@dopahiya/domain/account';
import { ApiError, isRefused } from '../api-error.ts';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

/** Signs in, or returns a ticket for `openSessionByCode`. In the browser, `setAccess` then takes the token for calls with `asUser`. */
export const openSession = (api: ApiClient, credentials: Credentials, options?: RequestOptions): Promise<SignIn> =>
  api.post('token/', 'signIn', { ...options, json: credentials });

/** Signs in to an account with two-factor authentication. */
export const openSessionByCode = (api: ApiClient, step: SecondStepCode, options?: RequestOptions): Promise<Access> =>
  api.post('token/second-step/', 'access', { ...options, json: step });

/** Checks whether this browser stored the cookie of a new session; assumes so if the API does not tell. */
export async function isSessionKept(api: ApiClient, options?: RequestOptions): Promise<boolean> {
  try {
    await api.get('token/', 'nothing', options);
    return true;
  } catch (error) {
    return !isRefused(error);
  }
}

/** Signs out in all tabs of this browser; ignores an API that has no such session or call. */
export async function closeSession(api: ApiClient, options?: RequestOptions): Promise<void> {
  try {
    await api.post('token/logout/', 'nothing', options);
  } catch (error) {
    if (!(error instanceof ApiError) || !endless.has(error.status)) throw error;
  }
  await api.setAccess(null);
}

const endless: ReadonlySet<number | null> = new Set([401, 404]);

/** Registers an account; throws an `ApiError` with `fields` on validation errors. */
export const register = (api: ApiClient, registration: Registration, options?: RequestOptions) =>
  api.post('users/register/', 'nothing', { ...options, json: registration });

/** Requests a password reset link for an email address; the response is the same if no account has it. */
export const askForNewPassword = (api: ApiClient, email: string, options?: RequestOptions) =>
  api.post('users/forgot-password/', 'nothing', { ...options, json: { email } });

/** Sets a new password with the token of a reset link. */
export const resetPassword = (api: ApiClient, token: string, password: string, options?: RequestOptions) =>
  api.post('users/reset-password/', 'nothing', { ...options, json: { token, password } });

/** Confirms an email address with the token of a link; `waits` is true if another address must be confirmed too. */
export const verifyEmail = (api: ApiClient, token: string, options?: RequestOptions) =>
  api.post('users/verify-email/', 'verified', { ...options, json: { token } });

/** Resends the confirmation link to the signed-in user's email address. */
export const askToVerifyEmail = (api: ApiClient, options?: RequestOptions) =>
  api.post('users/me/verification/', 'nothing', { ...options, asUser: true });

/** Returns the favourite bikes of the signed-in user, latest first. */
export const fetchFavourites = (api: ApiClient, options?: RequestOptions) =>
  api.get('users/me/favourites/', 'bikes', { ...options, asUser: true });

/** Changes the favourites of the signed-in user; returns the new ones. */
export const changeFavourites = (api: ApiClient, changes: FavouriteChanges, options?: RequestOptions) =>
  api.post('users/me/favourites/', 'favourites', { ...options, json: changes, asUser: true });

/** Returns the signed-in user. */
export const fetchUser = (api: ApiClient, options?: RequestOptions) =>
  api.get('users/me/', 'user', { ...options, asUser: true });

/** Changes the name of the signed-in user. */
export const changeName = (api: ApiClient, name: Pick<User, 'first_name' | 'last_name'>, options?: RequestOptions) =>
  api.patch('users/me/', 'nothing', { ...options, json: name, asUser: true });

/** Changes the language of the signed-in user's mails. */
export const changeLanguage = (api: ApiClient, language: string, options?: RequestOptions) =>
  api.patch('users/me/', 'nothing', { ...options, json: { language }, asUser: true });

/** Requests a change of the email address: both the old and the new one get a link. */
export const changeEmail = (api: ApiClient, change: Confirmed<'email'>, options?: RequestOptions) =>
  api.post('users/change-email/', 'nothing', { ...options, json: change, asUser: true });

/** Changes the password and ends all other sessions. */
export const changePassword = (api: ApiClient, change: Confirmed<'new_password'>, options?: RequestOptions) =>
  api.post('users/change-password/', 'nothing', { ...options, json: change, asUser: true });

/** Starts setting up two-factor authentication; returns the data for the authenticator app. */
export const beginSecondFactor = (api: ApiClient, password: string, options?: RequestOptions) =>
  api.post('users/me/second-factor/', 'enrolment', { ...options, json: { password }, asUser: true });

/** Completes the setup with a first code; returns the recovery codes, which are shown only once. */
export const confirmSecondFactor = (api: ApiClient, code: string, options?: RequestOptions) =>
  api.post('users/me/second-factor/confirm/', 'recoveryCodes', { ...options, json: { code }, asUser: true });

/** Switches two-factor authentication off. */
export const endSecondFactor = (api: ApiClient, proof: Confirmed<'code'>, options?: RequestOptions) =>
  api.delete('users/me/second-factor/', 'nothing', { ...options, json: proof, asUser: true });

/** Returns the user's sessions, most recently used first. */
export const fetchSessions = (api: ApiClient, options?: RequestOptions) =>
  api.get('users/me/sessions/', 'sessions', { ...options, asUser: true });

/** Ends one session of the user, or all but the current one. */
export const endSession = (api: ApiClient, id: number | 'others', options?: RequestOptions) =>
  api.delete(`users/me/sessions/${id === 'others' ? '' : `${id}/`}`, 'nothing', { ...options, asUser: true });

/** Exports all data stored about the user. */
export const fetchOwnData = (api: ApiClient, options?: RequestOptions) =>
  api.get('users/me/export/', 'accountExport', { ...options, asUser: true });

/** Deletes the account and ends its sessions; requires a code if two-factor authentication is on. */
export async function deleteAccount(
  api: ApiClient,
  proof: { password: string; code?: string },
  options?: RequestOptions,
): Promise<void> {
  await api.delete('users/me/', 'nothing', { ...options, json: proof, asUser: true });
  await api.setAccess(null);
}

/** Change that the user confirms with the password. */
type Confirmed<Field extends string> = Record<Field | 'password', string>;
