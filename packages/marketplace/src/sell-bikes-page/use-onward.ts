import { paths } from '@dopahiya/domain/site';
import { useLateNavigate } from '@dopahiya/site';
import { useEffect, useEffectEvent, useState } from 'react';

/** Delay before the redirect, in seconds. */
export const onwardSeconds = 3;

/** Time in which the page may still scroll and focus by itself, in ms. */
const settlingMs = 500;
const acts = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll', 'focusin'] as const;

/** Redirects to the used bikes after three seconds, unless the visitor presses, types, scrolls or focuses anything. */
export function useOnward(isWanted: boolean): { isOnTheWay: boolean; stay: () => void } {
  const navigate = useLateNavigate();
  const [stays, setStays] = useState(false);
  const isOnTheWay = isWanted && !stays;
  const lead = useEffectEvent(() => navigate(paths.usedBikes));
  useEffect(() => {
    if (!isOnTheWay) return undefined;
    const timer = setTimeout(() => lead(), onwardSeconds * 1000);
    const settled = performance.now() + settlingMs;
    const stay = (event: Event) => {
      // The key that submitted the form may still be held down.
      const isHeld = event instanceof KeyboardEvent && event.repeat;
      const isOfPage = (event.type === 'scroll' || event.type === 'focusin') && performance.now() < settled;
      if (!isHeld && !isOfPage) setStays(true);
    };
    for (const act of acts) addEventListener(act, stay, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const act of acts) removeEventListener(act, stay, { capture: true });
    };
  }, [isOnTheWay]);
  return { isOnTheWay, stay: () => setStays(true) };
}
