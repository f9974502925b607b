import { signIn } from './session.ts';

/** The cookie in which the server says, for a minute, who has just signed in by a form that a browser sent by itself. */
export const signInCookie = 'signed-in-as';

/** Takes over what that cookie says, and deletes it; false where the browser does not remember who has signed in. */
export function importSignInCookie(): boolean {
  const [, value] = new RegExp(`(?:^|; )${signInCookie}=([^;]+)`).exec(document.cookie) ?? [];
  if (value === undefined) return true;
  document.cookie = `${signInCookie}=; Max-Age=0; Path=/; SameSite=Strict`;
  try {
    return signIn(decodeURIComponent(value));
  } catch {
    // Not written by us.
    return true;
  }
}
