import { createContext, useContext } from 'react';

const HidesClaims = createContext(false);

/** Says on every page whether marketing claims are hidden. */
export const HidesClaimsProvider = HidesClaims.Provider;

/** Whether a page shows marketing claims, which `OWNER_CLAIMS=hidden` removes. */
export function useShowsClaims(): boolean {
  return !useContext(HidesClaims);
}
