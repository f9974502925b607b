import { createContext, type ReactNode } from 'react';

/** Gives what the server writes where the first screen of a page ends; nothing in browsers. */
export const FoldContext = createContext((): ReactNode => null);
