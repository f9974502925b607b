import { paintBelow } from '@dopahiya/ui-kit';

/** Scrolls to a part of the page, at once where motion is unwelcome; address and focus follow. */
export function goToSection(hash: string): void {
  const section = document.getElementById(hash.slice(1));
  if (!section) return;
  paintBelow();
  history.replaceState(history.state, '', hash);
  section.focus({ preventScroll: true });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  holdAt(section, isCalm ? 'instant' : 'smooth');
}

/** As long as the page may still grow above a part after somebody went there, ms. */
const holding = 3000;

const signsOfLife = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let letGo: (() => void) | undefined;

/** Keeps a part where it was scrolled to while what is above it is still filled, until the visitor moves on. */
function holdAt(section: HTMLElement, behavior: ScrollBehavior): void {
  letGo?.();
  const bringBack = () => section.scrollIntoView({ behavior });
  const growth = new ResizeObserver(bringBack);
  growth.observe(document.body);
  const stop = new AbortController();
  letGo = () => {
    growth.disconnect();
    stop.abort();
    clearTimeout(timer);
  };
  const timer = setTimeout(letGo, holding);
  // One part may have shrunk while another grew, which the height of the page does not tell.
  addEventListener('scrollend', bringBack, { signal: stop.signal });
  for (const sign of signsOfLife) addEventListener(sign, letGo, { passive: true, signal: stop.signal });
}
