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

/** Written and deleted again immediately, as a test. */
const triedKey = 'tried';

/** Checks whether this browser stores cookies and data for the site, which staying signed in requires. */
export function canStoreData(): boolean {
  try {
    return navigator.cookieEnabled && keepsCookies() && keepsData();
  } catch {
    return false;
  }
}

function keepsCookies(): boolean {
  if (document.cookie !== '') return true;
  const write = (seconds: number) => {
    document.cookie = `${signInCookie}=; Max-Age=${seconds}; Path=/; SameSite=Strict`;
  };
  write(1);
  const isKept = document.cookie !== '';
  write(0);
  return isKept;
}

function keepsData(): boolean {
  localStorage.setItem(triedKey, '');
  localStorage.removeItem(triedKey);
  return true;
}
