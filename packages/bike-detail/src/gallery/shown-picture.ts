import { createContext, useContext } from 'react';

/** Which picture the gallery shows, null until it is known, and the way to say it. */
export interface ShownPicture {
  id: string | null;
  show: (id: string) => void;
}

export const ShownPictureContext = createContext<ShownPicture>({ id: null, show: () => undefined });

export const useShownPicture = (): ShownPicture => useContext(ShownPictureContext);
