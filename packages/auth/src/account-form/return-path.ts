import { paths } from '@dopahiya/domain/site';
import { type FormFields, freeText } from '@dopahiya/site';

/** Parameter with the path to return to after signing in. */
export const returnPath = freeText((path) => path.startsWith('/'));

/** Returns the return path of an address; the home page if it has none. */
export function returnPathIn(search: URLSearchParams): string {
  const path = search.get('return') ?? '';
  return returnPath.isValid(path) ? path : paths.home;
}

/** Returns the redirect after a submit without scripts: a page with a success message that keeps the return path. */
export function doneAddress(page: string, done: string, { return: path = paths.home }: FormFields): string {
  return `${page}?${new URLSearchParams({ [done]: '1', ...(path !== paths.home && { return: path }) })}`;
}
