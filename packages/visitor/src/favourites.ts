import { favouriteLimit, type Favourites } from '@dopahiya/domain/account';
import { remembered, isText, restoreList } from './remembered.ts';

/** Slugs of the favourite bikes, latest last; includes the account's while the visitor is signed in. */
export const favourites = remembered<readonly string[]>({
  key: 'favourites',
  initial: [],
  restore: restoreList(isText),
});

/** Favourite changes in this browser that were not sent to the account yet. */
export interface UnsentFavourites {
  /** Username of the account. */
  owner: string;
  added: readonly string[];
  removed: readonly string[];
  /** Time of the last sync, in ms since 1970. */
  at: number;
}

/** Changes to be sent to the account; null while this browser's favourites belong to no account. */
export const unsentFavourites = remembered<UnsentFavourites | null>({
  key: 'favourites-unsent',
  initial: null,
  restore: (stored) => {
    const { owner, added, removed, at } = (stored ?? {}) as Partial<Record<keyof UnsentFavourites, unknown>>;
    const [texts, gone] = [restoreList(isText)(added), restoreList(isText)(removed)];
    if (typeof owner !== 'string' || !texts || !gone) return undefined;
    return { owner, added: texts, removed: gone, at: typeof at === 'number' ? at : 0 };
  },
});

/** Result of a change: saved, saved only until the page is closed (the browser stores nothing), or refused because the list is full. */
export type FavouriteChange = 'kept' | 'for-now' | 'full';

/** Adds or removes a bike; `syncFavourites` sends the change to the account. */
export function toggleFavourite(slug: string): FavouriteChange {
  const stored = favourites.read();
  const isAdded = !stored.includes(slug);
  if (isAdded && stored.length >= favouriteLimit) return 'full';
  const isKept = favourites.write(isAdded ? [...stored, slug] : without(stored, [slug]));
  const unsent = unsentFavourites.read();
  if (unsent) noteChange(unsent, slug, isAdded);
  return isKept ? 'kept' : 'for-now';
}

function noteChange(unsent: UnsentFavourites, slug: string, isAdded: boolean): void {
  const [added, removed] = [without(unsent.added, [slug]), without(unsent.removed, [slug])];
  const changed = isAdded ? { added: [...added, slug], removed } : { added, removed: [...removed, slug] };
  unsentFavourites.write({ ...unsent, ...changed });
}

/** Returns the changes to send to this account; for an account that is new in this browser, all favourites. */
export function changesFor(owner: string): UnsentFavourites {
  const unsent = unsentFavourites.read();
  if (unsent?.owner === owner) return unsent;
  leaveFavourites();
  const all = { owner, added: favourites.read(), removed: [], at: 0 };
  unsentFavourites.write(all);
  return all;
}

/** Applies the account's favourites after `sent`; later changes stay, and stay unsent. */
export function takeFavourites(sent: UnsentFavourites, { slugs, left_out }: Favourites, at: number): void {
  const now = unsentFavourites.read();
  if (now?.owner !== sent.owner) return;
  const added = [...now.added.filter((slug) => !sent.added.includes(slug)), ...without(left_out, now.removed)];
  const removed = without(now.removed, sent.removed);
  unsentFavourites.write({ owner: now.owner, added, removed, at });
  favourites.write([...new Set([...without(slugs, removed), ...without(added, removed)])]);
}

/** Detaches the favourites from the account: removes those of the account, keeps those not sent yet. */
export function leaveFavourites(): void {
  const unsent = unsentFavourites.read();
  if (!unsent) return;
  favourites.write(unsent.added);
  unsentFavourites.write(null);
}

const without = (slugs: readonly string[], others: readonly string[]): readonly string[] =>
  slugs.filter((slug) => !others.includes(slug));
