import { createContext, use, useDeferredValue } from 'react';

/** Whether what stands below may follow what is seen first. */
export const BelowContext = createContext(false);

/** False while the first screen of a page that a link led to is on its way; true from the next render on, and everywhere else. */
export function useIsBelowDue(): boolean {
  return useDeferredValue(true, use(BelowContext) ? false : undefined);
}
