import { paths } from '@dopahiya/domain';
import * as texts from '#texts/lists';
import { titleOf } from '../bike-filters/condition-label.ts';
import { conditionsIn } from '../bike-filters/conditions.ts';
import type { BikeList } from '../bike-list/bike-list.ts';
import type { ListAddress } from '../bike-list/list-address.ts';
import { allBikesList } from './all-bikes-list.ts';
import { bodyStyleList } from './body-style-list.ts';
import { brandList } from './brand-list.ts';
import { categoryList } from './category-list.ts';
import { electricBikeList, electricList, electricScooterList } from './electric-lists.ts';
import { popularList, scooterList, upcomingList } from './fixed-lists.ts';
import { budgetList, capacityList } from './range-lists.ts';
import { searchList } from './search-list.ts';

/** A list, or what is said where an address names none. */
export type FoundList = { list: BikeList; problem?: never } | { list: null; problem: string };

const fixedLists = [popularList, scooterList, electricList, electricBikeList, electricScooterList, upcomingList];

/** Lists by the last segment of their address, and what is said of a segment that names none. */
const families: readonly { base: string; find: (segment: string) => BikeList | null; problem: string }[] = [
  { base: paths.capacity(''), find: capacityList, problem: texts.invalidCapacity },
  { base: paths.budget(''), find: budgetList, problem: texts.invalidBudget },
  { base: paths.bodyStyle(''), find: bodyStyleList, problem: texts.invalidBodyStyle },
  { base: paths.category(''), find: categoryList, problem: texts.invalidCategory },
];

const brandAddress = /^\/(?:bikes\/brand\/)?([^/]+)$/;

/** The list at an address of the site: '/popular', '/bikes/budget/0-100000'; one segment that is no other list is a brand. */
export function findBikeList({ path, parameters }: Pick<ListAddress, 'path' | 'parameters'>): FoundList {
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, value]));
  const list = fixedLists.find((fixed) => fixed.path === path) ?? narrowedList(path, search);
  return list ? { list } : listOfFamily(path);
}

/** The lists whose parameters say what they hold. */
function narrowedList(path: string, search: URLSearchParams): BikeList | null {
  const words = search.get('q') ?? '';
  if (path === paths.bikes) return allBikesList(conditionsIn(search));
  if (path === paths.search) return searchList(words);
  const brand = brandAddress.exec(path)?.[1];
  return brand === undefined ? null : brandList({ slug: brand, name: titleOf(brand) }, words);
}

function listOfFamily(path: string): FoundList {
  const family = families.find(({ base }) => path.startsWith(base));
  const list = family?.find(path.slice(family.base.length)) ?? null;
  return list ? { list } : { list, problem: family?.problem ?? texts.noList };
}
