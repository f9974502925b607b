import { createContext, useContext } from 'react';

const HidesClaims = createContext(false);

/** Provides whether marketing claims are hidden. */
export const HidesClaimsProvider = HidesClaims.Provider;

/** Returns whether to show marketing claims; `OWNER_CLAIMS=hidden` removes them. */
export function useShowsClaims(): boolean {
  return !useContext(HidesClaims);
}
