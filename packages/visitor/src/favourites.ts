import { remembered } from './remembered.ts';
import { isText, restoreList } from './remembered-list.ts';

/** Slugs of the visitor's favourite bikes, the latest last. */
export const favourites = remembered<readonly string[]>({
  key: 'favourites',
  initial: [],
  restore: restoreList(isText),
});

/** Adds a bike, or takes it out; false where the browser stores nothing. */
export function toggleFavourite(slug: string): boolean {
  const stored = favourites.read();
  return favourites.write(stored.includes(slug) ? stored.filter((other) => other !== slug) : [...stored, slug]);
}
