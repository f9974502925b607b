import { signInCookie } from './import-sign-in-cookie.ts';

/** Written and taken away again at once. */
const triedKey = 'tried';

/** Whether this browser keeps cookies and data for the site, without which nobody stays signed in. */
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
