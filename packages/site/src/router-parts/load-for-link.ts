import { showNotice } from '../late-start/notice.ts';
import type { Location } from 'react-router';
import { openAsDocument } from './open-as-document.ts';
import { boundFor, routerHere } from './use-late-navigate.ts';

/**
 * Loads what a link's page needs. On failure opens the link as a document; if the server does not respond, keeps
 * the page, shows a notice, and retries on the next link or connection. Never rejects.
 */
export async function loadForLink<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let hasFailed = false; ; hasFailed = true) {
    try {
      const loaded = await load();
      if (hasFailed) showNotice(null);
      return loaded;
    } catch {
      await goAsDocument(routerHere()?.state.navigation.location);
      await nextTry();
    }
  }
}

/** Checks whether a navigation is in progress; otherwise the page is only prefetched. */
export const isLinkFollowed = (): boolean => routerHere()?.state.navigation.location !== undefined;

/**
 * Returns a function that opens the navigation's target as a document, if its scripts cannot be loaded; null for
 * a prefetch. A page that only changes its own URL stays, because its input could be lost.
 */
export function documentOfLink(): (() => Promise<void>) | null {
  const router = routerHere();
  const location = router?.state.navigation.location;
  if (!router || !location) return null;
  return async () => {
    const deed: string = router.state.historyAction;
    if (router.state.navigation.location || deed !== 'REPLACE') await goAsDocument(location);
  };
}

async function goAsDocument(location: Location | undefined): Promise<void> {
  const router = routerHere();
  if (!router || !location) return;
  const isStillAsked = () => boundFor(router).key === location.key;
  if (isStillAsked()) await openAsDocument(router.createHref(location), isStillAsked);
}

function nextTry(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const again = () => {
      listening.abort();
      unsubscribe?.();
      resolve();
    };
    const unsubscribe = routerHere()?.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle') again();
    });
    addEventListener('online', again, { signal: listening.signal });
  });
}
