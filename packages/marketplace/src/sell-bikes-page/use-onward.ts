import { paths } from '@dopahiya/domain/site';
import { useLateNavigate } from '@dopahiya/site';
import { useEffect, useEffectEvent, useState } from 'react';

/** After how many seconds the visitor is led on. */
export const onwardSeconds = 3;

/** Leads on to the used bikes after three seconds; who presses or types anything meanwhile stays. */
export function useOnward(isWanted: boolean): { isOnTheWay: boolean; stay: () => void } {
  const navigate = useLateNavigate();
  const [stays, setStays] = useState(false);
  const isOnTheWay = isWanted && !stays;
  const lead = useEffectEvent(() => navigate(paths.usedBikes));
  useEffect(() => {
    if (!isOnTheWay) return undefined;
    const timer = setTimeout(() => lead(), onwardSeconds * 1000);
    const stay = (event: Event) => {
      // The key that listed the bike may still be held.
      if (!(event instanceof KeyboardEvent && event.repeat)) setStays(true);
    };
    for (const act of ['pointerdown', 'keydown']) addEventListener(act, stay);
    return () => {
      clearTimeout(timer);
      for (const act of ['pointerdown', 'keydown']) removeEventListener(act, stay);
    };
  }, [isOnTheWay]);
  return { isOnTheWay, stay: () => setStays(true) };
}
