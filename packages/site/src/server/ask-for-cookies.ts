import { pathIn } from '@dopahiya/domain/site';
import { redirect } from 'react-router';
import { cookiesAsked, type FormCookies } from '../pages/page-form.ts';
import { handOverCookie } from './hand-over-cookie.ts';
import type { ServerContext } from './server-context.ts';

/**
 * What becomes of a form that is in vain in a browser without cookies. One that brings any keeps them. Any other is given one and told to
 * send the form once more (307, so all that was typed comes too); it keeps none if it comes without again.
 */
export function askForCookies(
  address: string,
  { tryBy }: Pick<FormCookies, 'tryBy'>,
  { bringsCookies = true, origin }: Pick<ServerContext, 'bringsCookies' | 'origin'>,
): 'kept' | 'refused' | Response {
  if (bringsCookies) return 'kept';
  const { pathname, searchParams } = new URL(address);
  const [name, value] = cookiesAsked;
  if (searchParams.get(name) === value) return 'refused';
  searchParams.set(name, value);
  return redirect(`${pathIn(pathname)}?${searchParams}`, {
    status: 307,
    headers: { 'set-cookie': handOverCookie([tryBy, ''], origin) },
  });
}
