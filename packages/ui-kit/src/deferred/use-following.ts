import { createContext, use, useDeferredValue } from 'react';

/** Whether what mounts may follow what is seen first. */
export const FollowsContext = createContext(false);

/** False while the first screen of a page that a link led to is on its way, true from the next render on and everywhere else. */
export function useFollowing(): boolean {
  return useDeferredValue(true, use(FollowsContext) ? false : undefined);
}
