import { Later } from '@dopahiya/ui-kit';
import { comparedBikes, useFromRemembered } from '@dopahiya/visitor';
import { useDeferredValue, useState } from 'react';

const load = async () => (await import('./compare-tray.tsx')).CompareTray;

/** The tray of what the visitor picked for a comparison, loaded once something is picked; where that fails, with the next pick. */
export function LaterCompareTray() {
  // The button that was pressed is painted first.
  const count = useDeferredValue(useFromRemembered(comparedBikes, (bikes) => bikes.length));
  const [failedWith, setFailedWith] = useState(0);
  if (count === 0 || count === failedWith) return null;
  return <Later when="now" load={load} onFailure={() => setFailedWith(count)} />;
}
