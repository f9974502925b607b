import { startTransition, useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

const intents = ['pointerover', 'touchstart', 'focusin'] as const;

function linkUnder(event: Event): URL | null {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor || anchor.origin !== location.origin || anchor.hasAttribute('download')) return null;
  // Another language is a separate build with its own scripts.
  if (anchor.hreflang) return null;
  return anchor.pathname === location.pathname && anchor.search === location.search ? null : new URL(anchor.href);
}

/** Prefetches the modules of a link's page on hover, touch or focus. Render once. */
export function PrefetchOnIntent() {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    const listening = new AbortController();
    const prefetch = (event: Event) => {
      const url = linkUnder(event);
      if (url) startTransition(() => setPage(url.pathname + url.search));
    };
    for (const intent of intents) {
      document.addEventListener(intent, prefetch, { passive: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
  return page ? <PrefetchPageLinks page={page} /> : null;
}
