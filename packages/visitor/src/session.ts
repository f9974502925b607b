import { useSyncExternalStore } from 'react';
import { leaveFavourites } from './favourites.ts';
import { watchStorage } from './remembered.ts';

/** Keys for the signed-in state and the username; the session itself is an HttpOnly cookie. */
const keys = { mark: 'authToken', username: 'username' } as const;

/** Marks that the token is in the cookie; not a token itself. */
const inCookie = 'in-cookie';

/** Key of an older version of the site, which stored tokens. */
const outdated = 'refreshToken';

/** Key of stored account data. */
const ofAccount = 'seen-listings';

const runs = new Set<() => void>();

/** Returns the username of the signed-in visitor; null if signed out. */
export function signedInName(): string | null {
  try {
    return localStorage.getItem(keys.mark) && (localStorage.getItem(keys.username) ?? '');
  } catch {
    return null;
  }
}

/** Remembers who is signed in; returns false if the browser stores nothing. */
export function signIn(username: string): boolean {
  try {
    localStorage.setItem(keys.username, username);
    localStorage.setItem(keys.mark, inCookie);
  } catch {
    return false;
  } finally {
    tell();
  }
  return true;
}

/** Forgets who is signed in, in all tabs, with the favourites and listings of the account. */
export function signOut(): void {
  try {
    for (const key of [...Object.values(keys), outdated, ofAccount]) localStorage.removeItem(key);
  } catch {
    // Nothing was stored, so there is nothing to forget.
  }
  leaveFavourites();
  tell();
}

const tell = () => {
  for (const run of runs) run();
};

/** Calls `run` when somebody signs in or out, in this tab or another; returns the function that unsubscribes. */
export const watchSignedIn = (run: () => void): (() => void) => watchStorage(runs, run);

/** Returns the username of the signed-in visitor; null if signed out, and on the server. */
export function useSignedInName(): string | null {
  return useSyncExternalStore(watchSignedIn, signedInName, () => null);
}
