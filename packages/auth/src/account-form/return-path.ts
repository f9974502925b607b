import { paths } from '@dopahiya/domain/site';
import { type FormFields, freeText } from '@dopahiya/site';

/** The parameter that says where the visitor was before they came to sign in. */
export const returnPath = freeText((path) => path.startsWith('/'));

/** Where the visitor was by the query of an address; home where it does not say. */
export function returnPathIn(search: URLSearchParams): string {
  const path = search.get('return') ?? '';
  return returnPath.isValid(path) ? path : paths.home;
}

/** Where a form leads that a browser sent by itself: to a page that says what was done, and keeps the return path. */
export function doneAddress(page: string, done: string, { return: path = paths.home }: FormFields): string {
  return `${page}?${new URLSearchParams({ [done]: '1', ...(path !== paths.home && { return: path }) })}`;
}
