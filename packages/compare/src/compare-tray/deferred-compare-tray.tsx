import { Deferred, showLoadFailure } from '@dopahiya/ui-kit';
import { comparedBikes, useFromRemembered } from '@dopahiya/visitor';
import { useDeferredValue, useState } from 'react';

const load = async () => (await import('./compare-tray.tsx')).CompareTray;
const nothing = {};

/** The tray of what the visitor picked for a comparison, loaded once something is picked; where that fails, with the next pick. */
export function DeferredCompareTray() {
  // The button that was pressed is painted first.
  const count = useDeferredValue(useFromRemembered(comparedBikes, (bikes) => bikes.length));
  const [failedWith, setFailedWith] = useState(0);
  const fail = (again: boolean) => {
    setFailedWith(count);
    showLoadFailure(again);
  };
  if (count === 0) return null;
  return <Deferred load={load} isWanted={count !== failedWith} given={nothing} onFailure={fail} />;
}
