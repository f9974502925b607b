import { signIn } from './session.ts';

/** The cookie in which the server says, for a minute, who has just signed in by a form that a browser sent by itself. */
export const signInCookie = 'signed-in-as';

/** Takes over what that cookie says, and deletes it. */
export function adoptSignIn(): void {
  const [, value] = new RegExp(`(?:^|; )${signInCookie}=([^;]+)`).exec(document.cookie) ?? [];
  if (value === undefined) return;
  document.cookie = `${signInCookie}=; Max-Age=0; Path=/; SameSite=Strict`;
  try {
    signIn(decodeURIComponent(value));
  } catch {
    // Not written by us.
  }
}
