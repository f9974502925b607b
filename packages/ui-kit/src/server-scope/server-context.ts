import { createContext, type ReactNode } from 'react';

/** What the server does for the parts of a page; null in browsers. */
export interface ServerGifts {
  /** Gives what stands where the first screen of a page ends. */
  markFold: () => ReactNode;
}

/** Set on the server alone, and only where nobody changes components meanwhile. */
export const ServerContext = createContext<ServerGifts | null>(null);
