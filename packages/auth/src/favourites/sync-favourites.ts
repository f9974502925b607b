import { withTabLock, type ApiClient, changeFavourites } from '@dopahiya/api-client';
import { favouriteLimit, favouriteSlug } from '@dopahiya/domain/account';
import { changesFor, signedInName, takeFavourites, unsentFavourites, watchSignedIn } from '@dopahiya/visitor';

/** Lock that lets one tab sync at a time, because responses could overtake each other. */
const LOCK = 'dopahiya-favourites';
/** Maximum age of the favourites before they are synced again on the next page load, in ms. */
const FRESH_MS = 5 * 60_000;

/** Sends the favourites changed in this browser to the signed-in account, then adopts the account's list. */
export async function syncFavourites(api: ApiClient): Promise<void> {
  await withTabLock(LOCK, async () => {
    const owner = signedInName();
    if (owner === null) return;
    const { added, removed, at } = changesFor(owner);
    const sent = { owner, added: added.slice(0, favouriteLimit), removed: removed.slice(0, favouriteLimit), at };
    const taken = await changeFavourites(api, { added: slugsIn(sent.added), removed: slugsIn(sent.removed) });
    takeFavourites(sent, taken, Date.now());
  });
}

/** Drops invalid slugs, possibly stored by another version of the site, which would fail the whole request. */
const slugsIn = (texts: readonly string[]): string[] => texts.filter((text) => favouriteSlug.test(text));

/**
 * Syncs favourites while a page is open: on sign-in, on each change, and when back online.
 * @returns a function that stops it.
 */
export function keepFavourites(api: ApiClient): () => void {
  let tried = '';
  let isRunning = false;
  const keeping = new AbortController();
  const sync = async () => {
    if (isRunning) return;
    isRunning = true;
    for (let news = newsFor(tried); news !== null && !keeping.signal.aborted; news = newsFor(tried)) {
      tried = news;
      // Errors are ignored; the next change, page load or reconnect retries.
      await syncFavourites(api).catch(() => undefined);
    }
    isRunning = false;
  };
  const run = () => void sync();
  const again = () => {
    tried = '';
    run();
  };
  const endings = [unsentFavourites.watch(run), watchSignedIn(run)];
  addEventListener('online', again);
  run();
  return () => {
    keeping.abort();
    for (const end of endings) end();
    removeEventListener('online', again);
  };
}

/** Returns a key of the pending sync, unless it equals the last attempt; null if nothing is pending. */
function newsFor(tried: string): string | null {
  const { added, removed } = unsentFavourites.read() ?? {};
  const news = JSON.stringify([signedInName(), added, removed]);
  return isDue() && news !== tried ? news : null;
}

/** Checks whether there are unsent changes or the local copy is stale. */
function isDue(): boolean {
  const name = signedInName();
  if (name === null) return false;
  const unsent = unsentFavourites.read();
  if (unsent?.owner !== name) return true;
  return hasUnsentFavourites() || Date.now() - unsent.at > FRESH_MS;
}

/** Checks whether the signed-in account has unsent changes. */
export function hasUnsentFavourites(): boolean {
  const { added, removed } = unsentFavourites.read() ?? { added: [], removed: [] };
  return added.length + removed.length > 0;
}
