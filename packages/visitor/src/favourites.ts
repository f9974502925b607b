import { remembered } from './remembered.ts';
import { isText, restoreList } from './remembered-list.ts';

/** Slugs of the bikes that the visitor keeps, the latest last. */
export const favourites = remembered<readonly string[]>({
  key: 'favourites',
  initial: [],
  restore: restoreList(isText),
});

/** Keeps a bike, or no longer; false where the browser keeps nothing. */
export function toggleFavourite(slug: string): boolean {
  const stored = favourites.read();
  return favourites.write(stored.includes(slug) ? stored.filter((other) => other !== slug) : [...stored, slug]);
}
