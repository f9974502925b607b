import { comparedBikes, useRemembered } from '@dopahiya/visitor';
import { lazy, Suspense } from 'react';

const CompareTray = lazy(async () => ({ default: (await import('./compare-tray.tsx')).CompareTray }));

/** The tray of what the visitor picked for a comparison, loaded once something is picked. */
export function LazyCompareTray() {
  const [bikes] = useRemembered(comparedBikes);
  return (
    bikes.length > 0 && (
      <Suspense>
        <CompareTray />
      </Suspense>
    )
  );
}
