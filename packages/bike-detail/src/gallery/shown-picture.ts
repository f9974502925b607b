import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * Holds which picture a gallery shows and whether it is full screen. A store rather than context state, so that only its readers re-render
 * and lazily hydrated sections keep their HTML.
 */
export class ShownPictureStore {
  #id: string | null = null;
  #isEnlarged = false;
  readonly #listeners = new Set<() => void>();

  readonly read = (): string | null => this.#id;

  readonly show = (id: string): void => {
    this.#id = id;
    for (const listen of this.#listeners) listen();
  };

  /** Read by the gallery that replaces this one when the loading page gives way to the loaded one. */
  readonly isEnlarged = (): boolean => this.#isEnlarged;

  readonly enlarge = (isEnlarged: boolean): void => {
    this.#isEnlarged = isEnlarged;
  };

  readonly subscribe = (listen: () => void): (() => void) => {
    this.#listeners.add(listen);
    return () => void this.#listeners.delete(listen);
  };
}

const ShownPictureContext = createContext(new ShownPictureStore());

/** Provides the store of the gallery's current picture; `value` must be a stable store. */
export const ShownPictureProvider = ShownPictureContext.Provider;

/** Returns the id of the gallery's current picture (null until known) and a function to change it. */
export function useShownPicture(): { id: string | null; show: (id: string) => void } {
  const { subscribe, read, show } = useContext(ShownPictureContext);
  return { id: useSyncExternalStore(subscribe, read, () => null), show };
}

/** Returns the props that carry the full-screen state over to a gallery's replacement. */
export function useKeptEnlarged(): { startsEnlarged: boolean; onEnlarge: (isEnlarged: boolean) => void } {
  const { isEnlarged, enlarge } = useContext(ShownPictureContext);
  return { startsEnlarged: isEnlarged(), onEnlarge: enlarge };
}
