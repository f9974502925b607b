import { remembered, isText, latestFirst, restoreList } from './remembered.ts';

const limit = 5;

/** Recent searches of the visitor, latest first; they never leave the browser. */
export const recentSearches = remembered<readonly string[]>({
  key: 'recent-searches',
  initial: [],
  restore: restoreList(isText),
});

/** Adds a search to the front of the recent ones. */
export function rememberSearch(text: string): void {
  const term = text.trim();
  const nameOf = (search: string) => search.toLowerCase();
  if (term) recentSearches.write(latestFirst(recentSearches.read(), term, nameOf, limit));
}
