import { Later } from '@dopahiya/ui-kit';
import { comparedBikes, useFromRemembered } from '@dopahiya/visitor';
import { useDeferredValue, useState } from 'react';

const load = async () => (await import('./compare-tray.tsx')).CompareTray;

/** The compare tray, loaded once a bike is picked; if that fails, again with the next pick. */
export function LaterCompareTray() {
  // The pressed button is painted first.
  const count = useDeferredValue(useFromRemembered(comparedBikes, (bikes) => bikes.length));
  const [failedWith, setFailedWith] = useState(0);
  if (count === 0 || count === failedWith) return null;
  return <Later when="now" load={load} onFailure={() => setFailedWith(count)} />;
}
