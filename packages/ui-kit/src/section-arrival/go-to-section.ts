/** As long as the page may still grow above a part after somebody went there, ms. */
const holding = 3000;

let letGo: (() => void) | undefined;

/** Scrolls to a part of the page (`hash` is `#` and its id), at once where motion is unwelcome; address and focus follow. */
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

/** Keeps a part where it was scrolled to while what is above it is still filled, until the visitor moves on. */
function holdAt(section: HTMLElement, behavior: ScrollBehavior): () => void {
  const bringBack = () => section.scrollIntoView({ behavior });
  const growth = new ResizeObserver(bringBack);
  growth.observe(document.body);
  // One part may have shrunk while another grew, which the height of the page does not tell.
  addEventListener('scrollend', bringBack);
  return onFirstInteraction(holding, () => {
    growth.disconnect();
    removeEventListener('scrollend', bringBack);
  });
}
