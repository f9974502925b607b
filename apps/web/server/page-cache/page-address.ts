/** The query parameters that change the page at a path; all others are dropped. */
export type QueryNames = (path: string) => readonly string[];

/** The one address under which a page is kept: known parameters only, sorted, no empty ones. */
export function pageAddress(url: URL, queryNames: QueryNames): string {
  const { pathname, search } = url;
  // Most addresses have none, and parsing them costs more than the rest of a kept answer.
  if (search === '') return pathname;
  const names = queryNames(pathname);
  const query = new URLSearchParams(
    [...url.searchParams].filter(([name, value]) => value !== '' && names.includes(name)),
  );
  query.sort();
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

const plain = /^(\/[a-z0-9-]+)*\/?$/;

/** The one spelling of a path: lower case, no escapes, no last slash; null when it has no such spelling. */
export function plainPath(pathname: string): string | null {
  const path = decoded(pathname).toLowerCase();
  return plain.test(path) ? path.replace(/\/$/, '') || '/' : null;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
