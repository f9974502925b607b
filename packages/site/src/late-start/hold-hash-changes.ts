const pageNow = (): string => location.pathname + location.search;

/**
 * Keeps from the router that a visitor went to another place of the page (`#place`), until the returned function is called.
 * The browser itself goes there. A router tells every component of it, and React renders that within `popstate`, without
 * waiting: it would take away the HTML of what has no code yet. Going back to an entry that the router made is never kept.
 */
export function holdHashChanges(): () => void {
  const page = pageNow();
  const listening = new AbortController();
  let isHeld = false;
  const hold = (event: PopStateEvent) => {
    // Where a link of the browser's own leads has no state; a router writes one for where it has been.
    isHeld = event.state === null && pageNow() === page;
    if (!isHeld) return;
    event.stopImmediatePropagation();
    dispatchEvent(new Event('loadlater'));
  };
  addEventListener('popstate', hold, { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    if (isHeld && pageNow() === page) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    isHeld = false;
  };
}
