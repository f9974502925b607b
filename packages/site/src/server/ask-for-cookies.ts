import { pathIn } from '@dopahiya/domain/site';
import { redirect } from 'react-router';
import { type AnyPageForm, cookiesAsked, type FormErrors } from '../pages/page-form.ts';
import type { ServerContext } from './server-context.ts';

/**
 * Returns the error for a form that requires cookies; null if the browser sends any.
 * @throws Response A browser without cookies gets one and must resubmit the form once (307, which keeps the form
 * data); if it comes without again, cookies are disabled.
 */
export function askForCookies(
  { cookies }: Pick<AnyPageForm, 'cookies'>,
  address: string,
  { bringsCookies = true, origin }: Pick<ServerContext, 'bringsCookies' | 'origin'>,
): FormErrors | null {
  if (!cookies || bringsCookies) return null;
  const { pathname, searchParams } = new URL(address);
  const [name, value] = cookiesAsked;
  if (searchParams.get(name) === value) return { fieldErrors: {}, problem: cookies.refused };
  searchParams.set(name, value);
  throw redirect(`${pathIn(pathname)}?${searchParams}`, {
    status: 307,
    headers: { 'set-cookie': createTransferCookie([cookies.tryBy, ''], origin) },
  });
}

/** Lifetime of the cookie in seconds; the next page's script must run within it. */
const HANDED_OVER = 60;

/** Creates a cookie that passes a value to the next page, valid for a minute. */
export function createTransferCookie([name, value]: readonly [string, string], origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Max-Age=${HANDED_OVER}; Path=/; SameSite=Strict${secure}`;
}
