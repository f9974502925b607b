import { paths } from '@dopahiya/domain/site';
import { type FormFields, freeText, ownPath } from '@dopahiya/site';
import { isCurrent, rememberReturnPath, returnPath as remembered, useRemembered } from '@dopahiya/visitor';
import { useEffect } from 'react';

/** Parameter with the path to return to after signing in. */
export const returnPath = freeText((path) => path.startsWith('/'));

/** Returns the return path of an address; the home page if it has none. */
export function returnPathIn(search: URLSearchParams): string {
  const path = search.get('return') ?? '';
  return returnPath.isValid(path) ? path : paths.home;
}

/** Returns the return path of an address, and remembers it for the pages behind links in mails. */
export function useReturnPath(search: URLSearchParams): string {
  const path = returnPathIn(search);
  useEffect(() => {
    if (path !== paths.home) rememberReturnPath(ownPath(path));
  }, [path]);
  return path;
}

/** Returns the return path that this browser remembers; null if there is none, or it is too old. */
export function useRememberedReturnPath(): string | null {
  const [kept] = useRemembered(remembered);
  return kept && isCurrent(kept) ? ownPath(kept.path) : null;
}

/** Returns the redirect after a submit without scripts: a page with a success message that keeps the return path. */
export function doneAddress(page: string, done: string, { return: path = paths.home }: FormFields): string {
  return `${page}?${new URLSearchParams({ [done]: '1', ...(path !== paths.home && { return: path }) })}`;
}
