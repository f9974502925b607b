import { createContext, type ReactNode } from 'react';

/** How the server keeps a part of pages by its name; the browser keeps none. */
export const KeepContext = createContext((_name: string, part: ReactNode): ReactNode => part);
