import { signIn } from './session.ts';

/** Cookie in which the server says, for a minute, who has just signed in through a native form submission. */
export const signInCookie = 'signed-in-as';

/** Imports the sign-in from that cookie and deletes it; returns false if the browser cannot store who is signed in. */
export function importSignInCookie(): boolean {
  const [, value] = new RegExp(`(?:^|; )${signInCookie}=([^;]+)`).exec(document.cookie) ?? [];
  if (value === undefined) return true;
  document.cookie = `${signInCookie}=; Max-Age=0; Path=/; SameSite=Strict`;
  try {
    return signIn(decodeURIComponent(value));
  } catch {
    // The cookie was not set by us.
    return true;
  }
}
