/** The query parameters that change the page at a path; all others are dropped. */
export type QueryNames = (path: string) => readonly string[];

/** The one address under which a page is kept: no last slash, known parameters only, sorted, no empty ones. */
export function pageAddress(url: URL, queryNames: QueryNames): string {
  const path = url.pathname.replace(/\/+$/, '') || '/';
  const names = queryNames(path);
  const query = new URLSearchParams(
    [...url.searchParams].filter(([name, value]) => value !== '' && names.includes(name)),
  );
  query.sort();
  return query.size > 0 ? `${path}?${query}` : path;
}
