import { createContext, type RefCallback, useCallback, useContext, useState } from 'react';

const WantedContext = createContext(false);

/** Says (`value`) that every deferred section further down fetches now, because a visitor goes to one: those above must not grow then. */
export const DeferredSectionsProvider = WantedContext.Provider;

interface ComingNear {
  ref: RefCallback<HTMLElement>;
  /** Whether it is near enough to be filled, or somebody goes there; it stays so. */
  isNear: boolean;
}

/** Tells when an element comes within a screen of what is seen; where browsers do not tell, everything is near. */
export function useComingNear(): ComingNear {
  const [isNear, setNear] = useState(false);
  const areAllWanted = useContext(WantedContext);
  const ref = useCallback((element: HTMLElement) => {
    if (!('IntersectionObserver' in window)) return setNear(true);
    const watch = (entries: IntersectionObserverEntry[]) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true);
    };
    const observer = new IntersectionObserver(watch, { rootMargin: '100% 0px' });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear: isNear || areAllWanted };
}
