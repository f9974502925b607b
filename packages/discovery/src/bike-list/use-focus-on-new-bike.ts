import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Puts the keyboard on the first bike that came since it was asked for, unless the visitor has gone elsewhere meanwhile.
 * @returns what to call when more is asked for.
 */
export function useFocusOnNewBike(list: RefObject<HTMLElement | null>, shown: number): () => void {
  const shownWhenAsked = useRef<number | null>(null);
  useEffect(() => {
    const place = shownWhenAsked.current;
    if (place === null || shown === place) return;
    shownWhenAsked.current = null;
    const { activeElement, body } = document;
    const isWaiting = activeElement === body || list.current?.contains(activeElement);
    if (isWaiting) list.current?.querySelectorAll('article')[place]?.querySelector('a')?.focus();
  }, [list, shown]);
  return useCallback(() => {
    shownWhenAsked.current = shown;
  }, [shown]);
}
