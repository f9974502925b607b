import { paths } from '@dopahiya/domain/site';
import type { BikeList, FoundList } from '../bike-list/bike-list.ts';
import type { ListAddress } from '../bike-list/list-address.ts';
import { allBikesAt } from './all-bikes-list.ts';
import { brandListAt } from './brand-list.ts';
import { findPlainList } from './find-plain-list.ts';
import { searchListAt } from './search-list.ts';
import { upcomingList } from './upcoming-list.ts';

/**
 * The list at an address of the site: '/popular', '/bikes/budget/0-100000'; one segment that is no other list is a brand.
 * With all lists: what a page needs at once asks the list's own module.
 */
export function findBikeList(address: Pick<ListAddress, 'path' | 'parameters'>): FoundList {
  const plain = findPlainList(address);
  const list = plain.list ?? narrowedList(address);
  return list ? { list } : plain;
}

/** The lists whose parameters say what they hold, and what is announced. */
function narrowedList(address: Pick<ListAddress, 'path' | 'parameters'>): BikeList | null {
  if (address.path === paths.newBikes) return upcomingList;
  if (address.path === paths.bikes) return allBikesAt(address);
  if (address.path === paths.search) return searchListAt(address);
  return brandListAt(address);
}
