import { comparedBikes, useRemembered } from '@dopahiya/visitor';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';

const CompareTray = lazy(async () => {
  const { CompareTray: loaded } = await import('@dopahiya/compare');
  return { default: loaded };
});

/** What the visitor picked for a comparison, on every page but the comparison itself; loaded once something is picked. */
export function SiteCompareTray() {
  const [bikes] = useRemembered(comparedBikes);
  const { pathname } = useLocation();
  if (bikes.length === 0 || pathname.startsWith('/compare-')) return null;
  return (
    <Suspense>
      <CompareTray />
    </Suspense>
  );
}
