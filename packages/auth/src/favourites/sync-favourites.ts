import { withTabLock, type ApiClient, changeFavourites } from '@dopahiya/api-client';
import { favouriteLimit, favouriteSlug } from '@dopahiya/domain/account';
import { changesFor, signedInName, takeFavourites, unsentFavourites, watchSignedIn } from '@dopahiya/visitor';

/** One tab at a time tells the account: two answers could overtake each other. */
const LOCK = 'dopahiya-favourites';
/** What another browser changed is seen here after so many ms at the latest, with the next page that is loaded. */
const FRESH_MS = 5 * 60_000;

/** Tells the account of who is signed in what changed in this browser, and takes over what the account has then. */
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

/** Another edition of the site may have stored something else, for which all would be refused. */
const slugsIn = (texts: readonly string[]): string[] => texts.filter((text) => favouriteSlug.test(text));

/** Keeps favourites and account in step while a page is open: when somebody signs in, presses a heart, or is online again. */
export function keepFavourites(api: ApiClient): () => void {
  let tried = '';
  let isRunning = false;
  const keeping = new AbortController();
  const sync = async () => {
    if (isRunning) return;
    isRunning = true;
    for (let news = newsFor(tried); news !== null && !keeping.signal.aborted; news = newsFor(tried)) {
      tried = news;
      // Tried again with the next change, page or connection: a heart is no reason to disturb anybody.
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

/** What there is to tell the account or to ask it, unless it is what was tried last; null when there is nothing. */
function newsFor(tried: string): string | null {
  const { added, removed } = unsentFavourites.read() ?? {};
  const news = JSON.stringify([signedInName(), added, removed]);
  return isDue() && news !== tried ? news : null;
}

/** Whether the account is yet to be told of something, or may know something new. */
function isDue(): boolean {
  const name = signedInName();
  if (name === null) return false;
  const unsent = unsentFavourites.read();
  if (unsent?.owner !== name) return true;
  return hasUnsentFavourites() || Date.now() - unsent.at > FRESH_MS;
}

/** Whether the account of who is signed in is yet to be told of something. */
export function hasUnsentFavourites(): boolean {
  const { added, removed } = unsentFavourites.read() ?? { added: [], removed: [] };
  return added.length + removed.length > 0;
}
