import { useIsHydrated } from '@dopahiya/ui-kit';
import { chosenCity, cityAtArrival, useFromRemembered } from '@dopahiya/visitor';
import { useEffect, useState } from 'react';
import { createPath, NavigationType, useLocation, useNavigationType } from 'react-router';

/** Whether this is the first page in this document. */
let isFirst = true;

/**
 * Returns the city of a page: the one in its URL or chosen on it, until the visitor chooses another anywhere on the site, else the
 * visitor's city. Going back to a page shows the city chosen in the meantime; following a link or opening a URL applies its city again.
 */
export function useCityInForce(named: string | null): string {
  const home = useFromRemembered(chosenCity, ({ name }) => name);
  const before = useCityBefore(home);
  return named === null || (before !== null && home !== before) ? home : named;
}

/** Returns the visitor's city at the time of this navigation; null while unknown. */
function useCityBefore(home: string): string | null {
  const location = useLocation();
  const { key } = location;
  const address = createPath(location);
  const isHydrated = useIsHydrated();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [met, meet] = useState<{ key: string; city: string } | null>(null);
  if (isHydrated && met?.key !== key) {
    const wasThere = isBack && !(isFirst && isOpened());
    meet({ key, city: (wasThere ? cityAtArrival.read(address) : undefined) ?? home });
  }
  const city = met?.key === key ? met.city : null;
  useEffect(() => {
    if (city === null) return;
    isFirst = false;
    cityAtArrival.write(address, city);
  }, [address, city]);
  return city;
}

/** Checks whether this document was opened by a link or URL, not by Back or a reload. */
function isOpened(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}
