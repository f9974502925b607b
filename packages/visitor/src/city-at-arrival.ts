import { isText, restoreList } from './remembered-list.ts';

const key = 'city-at-arrival';
/** How many addresses are remembered at most. */
const limit = 40;

type Arrival = readonly [address: string, city: string];

/**
 * Which city was the visitor's when they came to an address in this tab: what an address names holds until they choose another
 * one, on this page or any other. The tab's own storage keeps it, for Back into a page that is loaded anew.
 */
export const cityAtArrival = {
  /** Undefined where nobody came to it, or the browser stores nothing. */
  read: (address: string): string | undefined => stored().find(([at]) => at === address)?.[1],
  write: (address: string, city: string): void => {
    const others = stored().filter(([at]) => at !== address);
    try {
      sessionStorage.setItem(key, JSON.stringify([[address, city], ...others].slice(0, limit)));
    } catch {
      // Then the address holds again after Back.
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
