import { createContext, useContext, useSyncExternalStore } from 'react';

/** Which picture a gallery shows, and whether over the whole screen. Those alone that ask render anew: a context that changed would take the HTML of later parts. */
export class ShownPictureStore {
  #id: string | null = null;
  #isEnlarged = false;
  readonly #listeners = new Set<() => void>();

  readonly read = (): string | null => this.#id;

  readonly show = (id: string): void => {
    this.#id = id;
    for (const listen of this.#listeners) listen();
  };

  /** For the gallery that takes the place of the one that was pressed: once all is known of a bike, its page is another. */
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

/** Lets the parts of a page know which picture its gallery shows: `value` is a store that stays the same. */
export const ShownPictureProvider = ShownPictureContext.Provider;

/** Which picture the gallery shows, null until it is known, and the way to say it. */
export function useShownPicture(): { id: string | null; show: (id: string) => void } {
  const { subscribe, read, show } = useContext(ShownPictureContext);
  return { id: useSyncExternalStore(subscribe, read, () => null), show };
}

/** What a gallery is given so that the one in its place is enlarged as it was. */
export function useKeptEnlarged(): { startsEnlarged: boolean; onEnlarge: (isEnlarged: boolean) => void } {
  const { isEnlarged, enlarge } = useContext(ShownPictureContext);
  return { startsEnlarged: isEnlarged(), onEnlarge: enlarge };
}
