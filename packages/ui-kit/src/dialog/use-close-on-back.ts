import { useEffect, useEffectEvent } from 'react';

let layers: readonly (() => void)[] = [];
const listeners = new Set<() => void>();

function setLayers(next: readonly (() => void)[]): void {
  layers = next;
  for (const listener of listeners) listener();
}

/** Calls `listener` when layers change; returns the function that unsubscribes. */
export function subscribeToLayers(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Makes Back close this layer while it is mounted, instead of leaving the page. Needs `<CloseOnBack />`. */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const layer = () => close();
    setLayers([...layers, layer]);
    return () => setLayers(layers.filter((other) => other !== layer));
  }, []);
}

/** Open layers, topmost last. */
export const currentLayers = (): readonly (() => void)[] => layers;
