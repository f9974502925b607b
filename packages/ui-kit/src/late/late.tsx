import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** What `Late` takes. */
export interface LateProps<Given extends object> {
  /** Gives the component; a function that stays the same. */
  load: () => Promise<ComponentType<Given>>;
  /** Whether the component is wanted by now. */
  isWanted: boolean;
  /** What the component is given. */
  given: Given;
  /** What stands in its place until it is here. */
  before?: ReactNode;
}

/** A component whose code is loaded once it is wanted; when that fails, it is tried again the next time that it is. */
export function Late<Given extends object>({ load, isWanted, given, before = null }: LateProps<Given>) {
  const [Component, setComponent] = useState<ComponentType<Given> | null>(null);
  useEffect(() => {
    if (isWanted) load().then((loaded) => setComponent(() => loaded), ignore);
  }, [isWanted, load]);
  return Component ? <Component {...given} /> : before;
}

const ignore = (): void => undefined;
