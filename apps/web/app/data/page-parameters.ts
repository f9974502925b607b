/**
 * The query parameters that change what the server renders, by page; all others are dropped before a page is made or
 * kept. Paths are patterns of the router; the server reads this file as it is, so it imports nothing.
 */
export const pageParameters: readonly { path: RegExp; names: readonly string[] }[] = [];

/** The parameters that change the page at a path. */
export const parametersOf = (path: string): readonly string[] =>
  pageParameters.find((page) => page.path.test(path))?.names ?? [];
