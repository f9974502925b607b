import { type ComponentType, createContext, type ReactNode } from 'react';
import type { LinkProps } from 'react-router';

/** What the server does for the parts of a page; null in browsers. */
export interface ServerGifts {
  /** Gives what stands where the first screen of a page ends. */
  markBelow: () => ReactNode;
  /** What links are made of. */
  Link: ComponentType<LinkProps>;
}

/** Set on the server alone, and only where nobody changes components meanwhile. */
export const ServerContext = createContext<ServerGifts | null>(null);
