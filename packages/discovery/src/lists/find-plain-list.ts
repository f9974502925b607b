import { paths } from '@dopahiya/domain/site';
import * as texts from '#texts/lists';
import type { BikeList, FoundList } from '../bike-list/bike-list.ts';
import type { ListAddress } from '../bike-list/list-address.ts';
import { bodyStyleList } from './body-style-list.ts';
import { categoryLists } from './category-list.ts';
import { electricBikeList, electricList, electricScooterList } from './electric-lists.ts';
import { popularList, scooterList } from './fixed-lists.ts';
import { budgetList, capacityList } from './range-lists.ts';

const fixedLists = [popularList, scooterList, electricList, electricBikeList, electricScooterList, ...categoryLists];

/** Lists found by the last segment of their address, with the error for an invalid segment. */
const families: readonly { base: string; find: (segment: string) => BikeList | null; problem: string }[] = [
  { base: paths.capacity(''), find: capacityList, problem: texts.invalidCapacity },
  { base: paths.budget(''), find: budgetList, problem: texts.invalidBudget },
  { base: paths.bodyStyle(''), find: bodyStyleList, problem: texts.invalidBodyStyle },
];

/** Finds a list that its path fully determines: '/popular', '/bikes/budget/0-100000'. */
export function findPlainList({ path }: Pick<ListAddress, 'path'>): FoundList {
  const fixed = fixedLists.find((list) => list.path === path);
  return fixed ? { list: fixed } : listOfFamily(path);
}

function listOfFamily(path: string): FoundList {
  const family = families.find(({ base }) => path.startsWith(base));
  const list = family?.find(path.slice(family.base.length)) ?? null;
  return list ? { list } : { list, problem: family?.problem ?? texts.noList };
}
