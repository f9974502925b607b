import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code is loaded once it `isWanted`; null until it is here. When that fails, it is tried again the next
 * time that it is wanted. Give it a `load` that stays the same.
 */
export function useLateComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): ComponentType<Props> | null {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (isWanted) load().then((loaded) => setComponent(() => loaded), ignore);
  }, [isWanted, load]);
  return component;
}

const ignore = (): void => undefined;
