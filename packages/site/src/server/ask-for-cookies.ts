import { pathIn } from '@dopahiya/domain/site';
import { redirect } from 'react-router';
import { type AnyPageForm, cookiesAsked, type FormErrors } from '../pages/page-form.ts';
import type { ServerContext } from './server-context.ts';

/**
 * What is wrong with a form that is in vain in a browser without cookies; null where it brings any, for it keeps them.
 * @throws Response A browser that brings none is given one and told to send the form once more (307, so all that was typed
 * comes too); it keeps none if it comes without again.
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

/** Seconds in which the script of the next page must have run. */
const HANDED_OVER = 60;

/** A cookie that hands something over from one page to the next, for a minute. */
export function createTransferCookie([name, value]: readonly [string, string], origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Max-Age=${HANDED_OVER}; Path=/; SameSite=Strict${secure}`;
}
