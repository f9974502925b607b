import { useEffect, useEffectEvent } from 'react';

let layers: readonly (() => void)[] = [];
const listeners = new Set<() => void>();

function setLayers(next: readonly (() => void)[]): void {
  layers = next;
  for (const listener of listeners) listener();
}

/** Tells of each layer that comes or goes, until what is returned is called. */
export function subscribeToLayers(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Lets Back close what lies over the page while it is mounted, instead of leaving the page. Needs `<CloseOnBack />`. */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const layer = () => close();
    setLayers([...layers, layer]);
    return () => setLayers(layers.filter((other) => other !== layer));
  }, []);
}

/** What lies over the page, the topmost last. */
export const currentLayers = (): readonly (() => void)[] => layers;
