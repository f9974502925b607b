import { showNotice } from './notice.ts';

/** What components listen to that visitors do; the browser's own answer to it stays. */
const deeds =
  'click submit input change keydown keyup focusin focusout pointerdown pointerup mousedown mouseup touchstart touchend';

const pageOf = ({ pathname, search }: Location | URL): string => pathname + search;

let isLeft = false;

/**
 * Leaves the page to the browser, when its components broke: what is seen stays as it is, links and forms work as in a page without
 * scripts, and a strip says so. Another page than the one that was served is loaded.
 */
export function leaveToBrowser(error: unknown): void {
  if (isLeft) return;
  isLeft = true;
  // React tells of an error once its result is shown, and here nothing is.
  console.error(error);
  if (isElsewhere()) location.reload();
  window.lateStart?.end();
  document.documentElement.removeAttribute('data-hydrating');
  for (const deed of deeds.split(' '))
    addEventListener(deed, (event) => event.stopImmediatePropagation(), { capture: true });
  const page = pageOf(location);
  const load = (event: Event) => {
    event.stopImmediatePropagation();
    if (pageOf(location) !== page) location.reload();
  };
  addEventListener('popstate', load, { capture: true });
  showNotice('broken');
}

/** Whether the address is no longer that of the page that was served, and the server's own page can be had for it. */
function isElsewhere(): boolean {
  const [served] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // What goes on to another page by itself and breaks there would be loaded again and again.
  if (!served || served.type === 'reload' || !navigator.onLine) return false;
  return pageOf(new URL(served.name)) !== pageOf(location);
}
