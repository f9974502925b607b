const pageNow = (): string => location.pathname + location.search;

/**
 * Hides in-page navigation (`#anchor`) from the router until the returned function is called; the browser itself
 * still scrolls. The router would update every component, and React would render synchronously within `popstate`
 * and drop the HTML of parts whose code is not loaded. Going back to an entry created by the router is never
 * hidden.
 */
export function holdHashChanges(): () => void {
  const page = pageNow();
  const listening = new AbortController();
  let isHeld = false;
  const hold = (event: PopStateEvent) => {
    // Native link entries have no state; the router writes one for the entries it visited.
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
