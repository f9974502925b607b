import { signInCookie } from './session.ts';

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
