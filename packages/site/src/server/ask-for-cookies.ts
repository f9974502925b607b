import { pathIn } from '@dopahiya/domain/site';
import { redirect } from 'react-router';
import { cookiesAsked, type FormCookies } from '../pages/page-form.ts';
import { handOverCookie } from './hand-over-cookie.ts';

/**
 * What becomes of a form that is in vain in a browser without cookies. One that brings any keeps them. Any other is given one and told to
 * send the form once more (307, so all that was typed comes too); it keeps none if it comes without again.
 */
export function askForCookies(
  { headers, url }: Request,
  { tryBy }: Pick<FormCookies, 'tryBy'>,
  origin: string,
): 'kept' | 'refused' | Response {
  if (headers.get('cookie')) return 'kept';
  const { pathname, searchParams } = new URL(url);
  const [name, value] = cookiesAsked;
  if (searchParams.get(name) === value) return 'refused';
  searchParams.set(name, value);
  return redirect(`${pathIn(pathname)}?${searchParams}`, {
    status: 307,
    headers: { 'set-cookie': handOverCookie([tryBy, ''], origin) },
  });
}
