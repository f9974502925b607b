import { defer } from '../deferred/defer.ts';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

export interface DeferredProps<Given extends object> {
  /** Gives the component; a function that stays the same. */
  load: () => Promise<ComponentType<Given>>;
  /** Whether the component is wanted by now. */
  isWanted: boolean;
  /** What the component is given. */
  given: Given;
  /** What stands in its place until it is here. */
  before?: ReactNode;
  /** Called when it cannot be loaded, to say so or to stop wanting it; `again` when that is not the first time. */
  onFailure?: (again: boolean) => void;
}

/** What could not be loaded since the page was opened: its components may come and go meanwhile. */
const failedBefore = new WeakSet<object>();

/** A component whose code is loaded once it is wanted; when that fails, it is tried again the next time that it is. */
export function Deferred<Given extends object>({
  load,
  isWanted,
  given,
  before = null,
  onFailure,
}: DeferredProps<Given>) {
  const [Component, setComponent] = useState<ComponentType<Given> | null>(null);
  const tell = useEffectEvent(() => {
    onFailure?.(failedBefore.has(load));
    failedBefore.add(load);
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isWantedStill = true;
    const show = (loaded: ComponentType<Given>) => setComponent(() => loaded);
    // To ask for a file takes longer than to paint the press that wants it.
    defer(() => {
      if (isWantedStill) load().then(show, () => tell());
    });
    return () => {
      isWantedStill = false;
    };
  }, [isWanted, load]);
  return Component ? <Component {...given} /> : before;
}
