import { type PointerEvent, useEffect, useRef } from 'react';

/** A pointer that only passes by opens nothing; one that slips off does not close at once. */
const delays = { open: 80, close: 200 } as const;

/** Tells when a mouse means to open or to leave; fingers and pens press instead. */
export function useHoverIntent(show: (isShown: boolean) => void) {
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (isShown: boolean) => (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (event.pointerType !== 'mouse') return;
    timer.current = window.setTimeout(() => show(isShown), isShown ? delays.open : delays.close);
  };
  return { onPointerEnter: later(true), onPointerLeave: later(false) };
}
