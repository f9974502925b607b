import { type BikeCard, isBikeCard } from '@dopahiya/domain/bikes';
import { remembered } from './remembered.ts';
import { latestFirst, restoreList, isText } from './remembered-list.ts';

const viewedLimit = 12;

/** Cards of the recently viewed bikes, latest first. */
export const recentlyViewed = remembered<readonly BikeCard[]>({
  key: 'recently-viewed',
  initial: [],
  restore: restoreList(isBikeCard),
});

/** Adds a bike to the front of the recently viewed ones. */
export function rememberViewed(bike: BikeCard): void {
  recentlyViewed.write(latestFirst(recentlyViewed.read(), bike, ({ slug }) => slug, viewedLimit));
}

const searchLimit = 5;

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
  if (term) recentSearches.write(latestFirst(recentSearches.read(), term, nameOf, searchLimit));
}
