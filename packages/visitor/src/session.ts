import { useSyncExternalStore } from 'react';
import { watchStorage } from './watch-storage.ts';

const keys = { access: 'authToken', refresh: 'refreshToken', username: 'username' } as const;

/** What a successful sign-in gives. */
export type Session = Record<keyof typeof keys, string>;

const runs = new Set<() => void>();

/** The name of the visitor who is signed in, null without a stored token; the other keys are texts as they are. */
export function signedInName(): string | null {
  try {
    return localStorage.getItem(keys.access) && (localStorage.getItem(keys.username) ?? '');
  } catch {
    return null;
  }
}

/** The access token for calls that need one. */
export function accessToken(): string | null {
  try {
    return localStorage.getItem(keys.access);
  } catch {
    return null;
  }
}

/** Stores a session; throws where the browser stores nothing, because the visitor would be signed out at once. */
export function signIn(session: Session): void {
  for (const part of ['access', 'refresh', 'username'] as const) localStorage.setItem(keys[part], session[part]);
  tell();
}

/** Forgets the session. */
export function signOut(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
  tell();
}

const tell = () => {
  for (const run of runs) run();
};

const watch = (run: () => void) => watchStorage(runs, run);

/** The name of the visitor who is signed in; null for everybody else, and on the server. */
export function useSignedInName(): string | null {
  return useSyncExternalStore(watch, signedInName, () => null);
}
