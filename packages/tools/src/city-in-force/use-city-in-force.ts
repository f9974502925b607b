import { useIsHydrated } from '@dopahiya/ui-kit';
import { chosenCity, cityAtArrival, useFromRemembered } from '@dopahiya/visitor';
import { useEffect, useState } from 'react';
import { createPath, NavigationType, useLocation, useNavigationType } from 'react-router';

/** Whether no page was come to before in this document. */
let isFirst = true;

/**
 * The city that a page is about: the one that it names, by its address or by what was chosen on it, until the visitor chooses
 * another anywhere on the site; else the visitor's. A page that is come back to shows what was chosen meanwhile; an address
 * that a link leads to, or that is opened, holds again.
 */
export function useCityInForce(named: string | null): string {
  const home = useFromRemembered(chosenCity, ({ name }) => name);
  const before = useCityBefore(home);
  return named === null || (before !== null && home !== before) ? home : named;
}

/** The visitor's city when they came to this address; null before that is known. */
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

/** Whether this document was asked for by a link or an address, not by Back or a reload. */
function isOpened(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}
