import { createContext, useContext, useSyncExternalStore } from 'react';

/** Which picture a gallery shows. Those alone that ask render anew: a context that changed would take the HTML of islands. */
export class ShownPictureStore {
  #id: string | null = null;
  readonly #listeners = new Set<() => void>();

  readonly read = (): string | null => this.#id;

  readonly show = (id: string): void => {
    this.#id = id;
    for (const listen of this.#listeners) listen();
  };

  readonly subscribe = (listen: () => void): (() => void) => {
    this.#listeners.add(listen);
    return () => void this.#listeners.delete(listen);
  };
}

const ShownPictureContext = createContext(new ShownPictureStore());

/** Lets the parts of a page know which picture its gallery shows: `value` is a store that stays the same. */
export const ShownPictureProvider = ShownPictureContext.Provider;

/** Which picture the gallery shows, null until it is known, and the way to say it. */
export function useShownPicture(): { id: string | null; show: (id: string) => void } {
  const { subscribe, read, show } = useContext(ShownPictureContext);
  return { id: useSyncExternalStore(subscribe, read, () => null), show };
}
