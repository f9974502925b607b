import { showNotice } from './notice.ts';

/** DOM events that components handle; their native default action still works. */
const deeds =
  'click submit input change keydown keyup focusin focusout pointerdown pointerup mousedown mouseup touchstart touchend';

const pageOf = ({ pathname, search }: Location | URL): string => pathname + search;

let isLeft = false;

/**
 * Leaves the page to the browser after a render error: it stays visible, links and forms work as without
 * scripts, and a notice explains it. If the URL is no longer that of the served page, reloads it.
 */
export function leaveToBrowser(error: unknown): void {
  if (isLeft) return;
  isLeft = true;
  // React reports an error only once its result is committed, which never happens here.
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

/** Checks whether the URL differs from the served page's, and the server can deliver it. */
function isElsewhere(): boolean {
  const [served] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A page that redirects on its own and fails there would reload endlessly.
  if (!served || served.type === 'reload' || !navigator.onLine) return false;
  return pageOf(new URL(served.name)) !== pageOf(location);
}
