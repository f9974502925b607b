/** How long the page may still grow above a section after scrolling to it, in ms. */
const holding = 3000;

let letGo: (() => void) | undefined;

/** Scrolls to a section (`hash` is `#` and its id), without animation under reduced motion, and updates URL and focus. */
export function goToSection(hash: string, behavior: ScrollBehavior = 'smooth'): void {
  const section = document.getElementById(hash.slice(1));
  if (!section) return;
  history.replaceState(history.state, '', hash);
  section.focus({ preventScroll: true });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  letGo?.();
  letGo = holdAt(section, isCalm ? 'instant' : behavior);
}

const signsOfLife = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Calls `end` once: when the visitor scrolls, presses or types, after `limit` ms, or when the returned function is called. */
export function onFirstInteraction(limit: number, end: () => void): () => void {
  const stop = new AbortController();
  const finish = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    clearTimeout(timer);
    end();
  };
  const timer = setTimeout(finish, limit);
  for (const sign of signsOfLife) addEventListener(sign, finish, { passive: true, signal: stop.signal });
  return finish;
}

/** Keeps the scroll position at a section while content above it loads, until the visitor interacts. */
function holdAt(section: HTMLElement, behavior: ScrollBehavior): () => void {
  const bringBack = () => section.scrollIntoView({ behavior });
  const growth = new ResizeObserver(bringBack);
  growth.observe(document.body);
  // One part may shrink while another grows, which does not change the page's height.
  addEventListener('scrollend', bringBack);
  return onFirstInteraction(holding, () => {
    growth.disconnect();
    removeEventListener('scrollend', bringBack);
  });
}
