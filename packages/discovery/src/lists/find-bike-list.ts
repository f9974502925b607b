import { paths } from '@dopahiya/domain/site';
import type { BikeList, FoundList } from '../bike-list/bike-list.ts';
import type { ListAddress } from '../bike-list/list-address.ts';
import { allBikesAt } from './all-bikes-list.ts';
import { brandListAt } from './brand-list.ts';
import { findPlainList } from './find-plain-list.ts';
import { searchListAt } from './search-list.ts';
import { upcomingList } from './upcoming-list.ts';

/**
 * Finds the list at an address: '/popular', '/bikes/budget/0-100000'; any other single segment is a brand. Imports every list, so code in
 * the first bundle should import a single list's module instead.
 */
export function findBikeList(address: Pick<ListAddress, 'path' | 'parameters'>): FoundList {
  const plain = findPlainList(address);
  const list = plain.list ?? narrowedList(address);
  return list ? { list } : plain;
}

/** Finds lists that depend on parameters, and the upcoming list. */
function narrowedList(address: Pick<ListAddress, 'path' | 'parameters'>): BikeList | null {
  if (address.path === paths.newBikes) return upcomingList;
  if (address.path === paths.bikes) return allBikesAt(address);
  if (address.path === paths.search) return searchListAt(address);
  return brandListAt(address);
}
