import { comparedBikes, useFromRemembered } from '@dopahiya/visitor';
import { lazy, Suspense, useDeferredValue } from 'react';

const CompareTray = lazy(async () => ({ default: (await import('./compare-tray.tsx')).CompareTray }));

/** The tray of what the visitor picked for a comparison, loaded once something is picked. */
export function DeferredCompareTray() {
  // The button that was pressed is painted first.
  const hasBikes = useDeferredValue(useFromRemembered(comparedBikes, (bikes) => bikes.length > 0));
  return (
    hasBikes && (
      <Suspense>
        <CompareTray />
      </Suspense>
    )
  );
}
