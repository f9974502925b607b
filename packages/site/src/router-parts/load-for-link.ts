import { showNotice } from '../late-start/notice.ts';
import type { Location } from 'react-router';
import { openAsDocument } from './open-as-document.ts';
import { boundFor, routerHere } from './router-here.ts';

/**
 * Loads what the page needs that a link leads to. Where that fails, the link goes to its address as a document; where nobody
 * answers there, what is seen stays, the strip says so, and it is tried again with the next link or connection. Never rejects.
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

/** Whether a link was followed whose page is not there yet; else a page is only prepared. */
export const isLinkFollowed = (): boolean => routerHere()?.state.navigation.location !== undefined;

/**
 * What has the browser open the page that is being gone to as a document, where the scripts of what it shows do not come; null
 * where a page is only prepared. A page that only wrote its own address anew stays: what was typed in it may not be there.
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
