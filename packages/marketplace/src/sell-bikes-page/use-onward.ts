import { paths } from '@dopahiya/domain/site';
import { useLateNavigate } from '@dopahiya/site';
import { useEffect, useEffectEvent, useState } from 'react';

/** After how many seconds the visitor is led on. */
export const onwardSeconds = 3;

/** For so long the page may scroll and focus by itself when it comes up. */
const settlingMs = 500;
const acts = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll', 'focusin'] as const;

/** Leads on to the used bikes after three seconds; who presses, types, scrolls or focuses anything meanwhile stays. */
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
      // The key that listed the bike may still be held.
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
