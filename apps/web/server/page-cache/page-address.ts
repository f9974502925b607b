/** Whether a query parameter changes the page at a path; one that does not is dropped. */
export type ChangesPage = (path: string, name: string, value: string) => boolean;

/** The one address under which a page is kept: parameters that mean something only, sorted. */
export function pageAddress(url: URL, changesPage: ChangesPage): string {
  const { pathname, search } = url;
  // Most addresses have none, and parsing them costs more than the rest of a kept answer.
  if (search === '') return pathname;
  const query = new URLSearchParams(
    [...url.searchParams].filter(([name, value]) => changesPage(pathname, name, value)),
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
