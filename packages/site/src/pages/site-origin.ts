import { createContext, useContext } from 'react';

const SiteOrigin = createContext('');

/** Gives the origin of the site's canonical addresses to every page. */
export const SiteOriginProvider = SiteOrigin.Provider;

/** The origin of the site's canonical addresses, such as `https://dopahiya.example`. */
export function useSiteOrigin(): string {
  return useContext(SiteOrigin);
}
