import { remembered } from './remembered.ts';
import { isText, latestFirst, restoreList } from './remembered-list.ts';

const limit = 5;

/** What the visitor searched for last, the latest first; it never leaves the browser. */
export const recentSearches = remembered<readonly string[]>({
  key: 'recent-searches',
  initial: [],
  restore: restoreList(isText),
});

/** Puts a search at the head of the recent ones. */
export function rememberSearch(text: string): void {
  const term = text.trim();
  const nameOf = (search: string) => search.toLowerCase();
  if (term) recentSearches.write(latestFirst(recentSearches.read(), term, nameOf, limit));
}
