import { showNotice } from '@dopahiya/lazy-start';
import type { DataRouter } from 'react-router';

declare global {
  interface Window {
    /** React Router's own router; see `reviewedVersions`. */
    __reactRouterDataRouter?: Pick<DataRouter, 'state' | 'subscribe' | 'createHref'>;
  }
}

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
      await goAsDocument();
      await nextTry();
    }
  }
}

const routerHere = () => {
  const { __reactRouterDataRouter: router } = window;
  return router;
};

/** Whether a link was followed whose page is not there yet; else a page is only prepared. */
export const isLinkFollowed = (): boolean => routerHere()?.state.navigation.location !== undefined;

async function goAsDocument(): Promise<void> {
  const router = routerHere();
  const location = router?.state.navigation.location;
  if (!router || !location) return;
  const address = new URL(router.createHref(location), window.location.href);
  // Without a connection the browser's own page would take the place of this one.
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => null);
  if (router.state.navigation.location !== location) return;
  if (!answer) showNotice('offline');
  // Who went back has the address already.
  else if (address.href === window.location.href) window.location.reload();
  else window.location.assign(address);
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
