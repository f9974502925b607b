import { useSyncExternalStore } from 'react';
import { leaveFavourites } from './favourites.ts';
import { watchStorage } from './remembered.ts';

/** That somebody is signed in, and who: the session itself is a cookie that no script reads. */
const keys = { mark: 'authToken', username: 'username' } as const;

/** Says where the token is; it is none. */
const inCookie = 'in-cookie';

/** Of an older edition of the site, which stored tokens. */
const outdated = 'refreshToken';

/** What stands there of the account itself. */
const ofAccount = 'seen-listings';

const runs = new Set<() => void>();

/** The name of the visitor who is signed in, null for everybody else. */
export function signedInName(): string | null {
  try {
    return localStorage.getItem(keys.mark) && (localStorage.getItem(keys.username) ?? '');
  } catch {
    return null;
  }
}

/** Remembers who is signed in; false where the browser stores nothing. */
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

/** Forgets who is signed in, here and in the other tabs; with them go the favourites and listings that their account has. */
export function signOut(): void {
  try {
    for (const key of [...Object.values(keys), outdated, ofAccount]) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  leaveFavourites();
  tell();
}

const tell = () => {
  for (const run of runs) run();
};

/** Calls `run` when somebody signs in or out, here or in another tab, until the function that it gives is called. */
export const watchSignedIn = (run: () => void): (() => void) => watchStorage(runs, run);

/** The name of the visitor who is signed in; null for everybody else, and on the server. */
export function useSignedInName(): string | null {
  return useSyncExternalStore(watchSignedIn, signedInName, () => null);
}
