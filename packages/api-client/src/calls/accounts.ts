import type {
  Access,
  Credentials,
  FavouriteChanges,
  Registration,
  SecondStepCode,
  SignIn,
  User,
} from '@dopahiya/domain/account';
import { ApiError, isRefused } from '../api-error.ts';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

/**
 * Begins a session, or gives a ticket for `openSessionByCode`. In the browser `setAccess` then takes the token, so that
 * calls `asUser` are those of its user.
 */
export const openSession = (api: ApiClient, credentials: Credentials, options?: RequestOptions): Promise<SignIn> =>
  api.post('token/', 'signIn', { ...options, json: credentials });

/** Begins a session of an account that asks for a code too. */
export const openSessionByCode = (api: ApiClient, step: SecondStepCode, options?: RequestOptions): Promise<Access> =>
  api.post('token/second-step/', 'access', { ...options, json: step });

/** Whether this browser has kept the cookie of a session that has just begun; an API that does not say so is believed. */
export async function isSessionKept(api: ApiClient, options?: RequestOptions): Promise<boolean> {
  try {
    await api.get('token/', 'nothing', options);
    return true;
  } catch (error) {
    return !isRefused(error);
  }
}

/** Ends the session of this browser, in all its tabs; an API that knows of no session, or of no such call, has none to end. */
export async function closeSession(api: ApiClient, options?: RequestOptions): Promise<void> {
  try {
    await api.post('token/logout/', 'nothing', options);
  } catch (error) {
    if (!(error instanceof ApiError) || !endless.has(error.status)) throw error;
  }
  await api.setAccess(null);
}

const endless: ReadonlySet<number | null> = new Set([401, 404]);

/** Opens an account; what cannot be used is an `ApiError` with `fields`. */
export const register = (api: ApiClient, registration: Registration, options?: RequestOptions) =>
  api.post('users/register/', 'nothing', { ...options, json: registration });

/** Has a link to a new password sent to a mail address, if anybody has it; the answer is the same if not. */
export const askForNewPassword = (api: ApiClient, email: string, options?: RequestOptions) =>
  api.post('users/forgot-password/', 'nothing', { ...options, json: { email } });

/** Chooses a new password by the token of a link. */
export const resetPassword = (api: ApiClient, token: string, password: string, options?: RequestOptions) =>
  api.post('users/reset-password/', 'nothing', { ...options, json: { token, password } });

/** Confirms a mail address by the token of a link; `waits` says that another one is to be confirmed too. */
export const verifyEmail = (api: ApiClient, token: string, options?: RequestOptions) =>
  api.post('users/verify-email/', 'verified', { ...options, json: { token } });

/** Has the link sent once more by which the signed-in user confirms their mail address. */
export const askToVerifyEmail = (api: ApiClient, options?: RequestOptions) =>
  api.post('users/me/verification/', 'nothing', { ...options, asUser: true });

/** The bikes that the signed-in user marked, the latest first. */
export const fetchFavourites = (api: ApiClient, options?: RequestOptions) =>
  api.get('users/me/favourites/', 'bikes', { ...options, asUser: true });

/** Changes the favourites of the signed-in user; answers those that are there then. */
export const changeFavourites = (api: ApiClient, changes: FavouriteChanges, options?: RequestOptions) =>
  api.post('users/me/favourites/', 'favourites', { ...options, json: changes, asUser: true });

/** Who is signed in. */
export const fetchUser = (api: ApiClient, options?: RequestOptions) =>
  api.get('users/me/', 'user', { ...options, asUser: true });

/** Changes what the signed-in user is called. */
export const changeName = (api: ApiClient, name: Pick<User, 'first_name' | 'last_name'>, options?: RequestOptions) =>
  api.patch('users/me/', 'nothing', { ...options, json: name, asUser: true });

/** Asks for another mail address: a link goes to the old one and to the new one. */
export const changeEmail = (api: ApiClient, change: Confirmed<'email'>, options?: RequestOptions) =>
  api.post('users/change-email/', 'nothing', { ...options, json: change, asUser: true });

/** Changes the password, which ends every other session. */
export const changePassword = (api: ApiClient, change: Confirmed<'new_password'>, options?: RequestOptions) =>
  api.post('users/change-password/', 'nothing', { ...options, json: change, asUser: true });

/** Begins to ask for codes of an app at each sign-in; answers what the app needs. */
export const beginSecondFactor = (api: ApiClient, password: string, options?: RequestOptions) =>
  api.post('users/me/second-factor/', 'enrolment', { ...options, json: { password }, asUser: true });

/** Puts it to use by a first code; answers the recovery codes, which are told this once. */
export const confirmSecondFactor = (api: ApiClient, code: string, options?: RequestOptions) =>
  api.post('users/me/second-factor/confirm/', 'recoveryCodes', { ...options, json: { code }, asUser: true });

/** Asks for codes no more. */
export const endSecondFactor = (api: ApiClient, proof: Confirmed<'code'>, options?: RequestOptions) =>
  api.delete('users/me/second-factor/', 'nothing', { ...options, json: proof, asUser: true });

/** Where the user is signed in, seen last first. */
export const fetchSessions = (api: ApiClient, options?: RequestOptions) =>
  api.get('users/me/sessions/', 'sessions', { ...options, asUser: true });

/** Ends one session of the user, or all but this one. */
export const endSession = (api: ApiClient, id: number | 'others', options?: RequestOptions) =>
  api.delete(`users/me/sessions/${id === 'others' ? '' : `${id}/`}`, 'nothing', { ...options, asUser: true });

/** Everything that is stored of the user. */
export const fetchOwnData = (api: ApiClient, options?: RequestOptions) =>
  api.get('users/me/export/', 'accountExport', { ...options, asUser: true });

/** Deletes the account and ends its sessions; an account that asks for codes at sign-in asks for one here too. */
export async function deleteAccount(
  api: ApiClient,
  proof: { password: string; code?: string },
  options?: RequestOptions,
): Promise<void> {
  await api.delete('users/me/', 'nothing', { ...options, json: proof, asUser: true });
  await api.setAccess(null);
}

/** What is changed by who gives their password once more. */
type Confirmed<Field extends string> = Record<Field | 'password', string>;
