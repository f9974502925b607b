import { isText, restoreList } from './remembered.ts';

const key = 'city-at-arrival';
/** Maximum number of remembered URLs. */
const limit = 40;

type Arrival = readonly [address: string, city: string];

/**
 * Remembers the visitor's city when they opened a URL in this tab: a city in a URL applies until they choose
 * another one on any page. Stored in sessionStorage, for Back to a page that is reloaded.
 */
export const cityAtArrival = {
  /** Undefined if the URL was not opened, or if the browser stores nothing. */
  read: (address: string): string | undefined => stored().find(([at]) => at === address)?.[1],
  write: (address: string, city: string): void => {
    const others = stored().filter(([at]) => at !== address);
    try {
      sessionStorage.setItem(key, JSON.stringify([[address, city], ...others].slice(0, limit)));
    } catch {
      // Without storage, the URL's city applies again after Back.
    }
  },
};

function stored(): readonly Arrival[] {
  try {
    return restoreList(isArrival)(JSON.parse(sessionStorage.getItem(key) ?? '[]')) ?? [];
  } catch {
    return [];
  }
}

const isArrival = (value: unknown): value is Arrival => Array.isArray(value) && isText(value[0]) && isText(value[1]);
