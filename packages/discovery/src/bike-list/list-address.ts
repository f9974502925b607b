import { sortIn } from '@dopahiya/engines/plain-words';
import type { BikeList, BikePage } from './bike-list.ts';
import { type ListSort, sortLabels } from './sort-labels.ts';

/** What the address of a page that lists bikes names. */
export interface ListAddress {
  path: string;
  /** What narrows the list: its name and value as they stand in the address, in one order. */
  parameters: readonly (readonly [name: string, value: string])[];
  /** The order that is fetched; undefined for the list's own. */
  sort: ListSort | undefined;
  /** The page that the list begins with, from 1. */
  page: number;
}

/** How many bikes a page of a list holds. */
export const pageSize = 10;

/** A parameter of an address; empty where it has none. */
export const parameterOf = ({ parameters }: Pick<ListAddress, 'parameters'>, name: string): string =>
  parameters.find(([other]) => other === name)?.[1] ?? '';

type Orders = Pick<BikeList, 'sorts' | 'isOrderRead'>;

const isSort = (text: string | null): text is ListSort => text !== null && Object.hasOwn(sortLabels, text);

/** Reads an address; give it only the parameters that belong to its page, as the server renders it with no others. */
export function readListAddress(path: string, search: URLSearchParams): ListAddress {
  const own = [...search].filter(([name, value]) => name !== 'sort' && name !== 'page' && value !== '');
  const sort = search.get('sort');
  return {
    path,
    parameters: own.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other))),
    sort: isSort(sort) ? sort : undefined,
    page: pageIn(search.get('page')),
  };
}

const pageIn = (text: string | null): number => (text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1);

/** The order that is fetched if the list has it, which its links and forms carry on; undefined for the list's own. */
export function chosenSort(
  { sorts, isOrderRead }: Orders,
  { sort }: Partial<Pick<ListAddress, 'sort'>>,
): ListSort | undefined {
  return sorts.find((offered, place) => (place > 0 || isOrderRead) && offered === sort);
}

/** The order in force: the chosen one if the list has it, else that of its words, else the list's own; undefined where it has but one. */
export function sortOf(list: Orders, address: Pick<ListAddress, 'sort'>, page?: BikePage): ListSort | undefined {
  const read = page?.reading && sortIn(page.reading);
  return chosenSort(list, address) ?? list.sorts.find((offered) => offered === read) ?? list.sorts[0];
}

/** The address of a part of a list, which leaves out what is the list's own and an order that it does not have. */
export function toListPart(
  { path, parameters: narrowed = [], ...orders }: Orders & Pick<BikeList, 'path' | 'parameters'>,
  { sort, page = 1 }: Partial<Pick<ListAddress, 'sort' | 'page'>>,
): string {
  const parameters = new URLSearchParams(narrowed.map(([name, value]) => [name, value]));
  const chosen = chosenSort(orders, { sort });
  if (chosen) parameters.set('sort', chosen);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
