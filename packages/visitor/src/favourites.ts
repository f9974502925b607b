import { favouriteLimit, type Favourites } from '@dopahiya/domain/account';
import { remembered } from './remembered.ts';
import { isText, restoreList } from './remembered-list.ts';

/** Slugs of the visitor's favourite bikes, the latest last: those of the account too while somebody is signed in. */
export const favourites = remembered<readonly string[]>({
  key: 'favourites',
  initial: [],
  restore: restoreList(isText),
});

/** What the account does not know yet of the favourites in this browser. */
export interface UnsentFavourites {
  /** Whose account it is, by its username. */
  owner: string;
  added: readonly string[];
  removed: readonly string[];
  /** When the account was asked last, in ms since 1970. */
  at: number;
}

/** Changes that the account is yet to be told; null while this browser's favourites are no account's. */
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

/** What became of a change: kept, kept no longer than the page (the browser stores nothing), or refused: there are too many. */
export type FavouriteChange = 'kept' | 'for-now' | 'full';

/** Adds a bike, or takes it out; the account of who is signed in is told by `syncFavourites`. */
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

/** What is to be sent to the account of this name; for an account that is new here, all that the browser has. */
export function changesFor(owner: string): UnsentFavourites {
  const unsent = unsentFavourites.read();
  if (unsent?.owner === owner) return unsent;
  leaveFavourites();
  const all = { owner, added: favourites.read(), removed: [], at: 0 };
  unsentFavourites.write(all);
  return all;
}

/** Takes over what the account has after `sent`; what was changed meanwhile stays, and stays unsent. */
export function takeFavourites(sent: UnsentFavourites, { slugs, left_out }: Favourites, at: number): void {
  const now = unsentFavourites.read();
  if (now?.owner !== sent.owner) return;
  const added = [...now.added.filter((slug) => !sent.added.includes(slug)), ...without(left_out, now.removed)];
  const removed = without(now.removed, sent.removed);
  unsentFavourites.write({ owner: now.owner, added, removed, at });
  favourites.write([...new Set([...without(slugs, removed), ...without(added, removed)])]);
}

/** Leaves an account: what it has goes from this browser, what it was not told yet stays. */
export function leaveFavourites(): void {
  const unsent = unsentFavourites.read();
  if (!unsent) return;
  favourites.write(unsent.added);
  unsentFavourites.write(null);
}

const without = (slugs: readonly string[], others: readonly string[]): readonly string[] =>
  slugs.filter((slug) => !others.includes(slug));
