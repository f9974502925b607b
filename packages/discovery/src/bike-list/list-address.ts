import { sortIn } from '@dopahiya/engines/plain-words';
import type { BikeList, BikePage } from './bike-list.ts';
import { type ListSort, sortLabels } from './sort-labels.ts';

/** Parsed address of a list page. */
export interface ListAddress {
  path: string;
  /** Filter parameters as name and value, sorted. */
  parameters: readonly (readonly [name: string, value: string])[];
  /** Sort order to fetch; undefined for the list's default. */
  sort: ListSort | undefined;
  /** First page shown, counted from 1. */
  page: number;
}

/** Number of bikes per page. */
export const pageSize = 10;

/** Returns a parameter of an address; empty if absent. */
export const parameterOf = ({ parameters }: Pick<ListAddress, 'parameters'>, name: string): string =>
  parameters.find(([other]) => other === name)?.[1] ?? '';

type Orders = Pick<BikeList, 'sorts' | 'isOrderRead'>;

const isSort = (text: string | null): text is ListSort => text !== null && Object.hasOwn(sortLabels, text);

/** Parses an address. Pass only the page's own parameters, because the server renders without any others. */
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

/** Returns the sort order if the list offers it and it is not the default, for its links and forms; else undefined. */
export function chosenSort(
  { sorts, isOrderRead }: Orders,
  { sort }: Partial<Pick<ListAddress, 'sort'>>,
): ListSort | undefined {
  return sorts.find((offered, place) => (place > 0 || isOrderRead) && offered === sort);
}

/**
 * Returns the current sort order: the chosen one if offered, else the one read from the search words, else the default; undefined if there
 * is only one.
 */
export function sortOf(list: Orders, address: Pick<ListAddress, 'sort'>, page?: BikePage): ListSort | undefined {
  const read = page?.reading && sortIn(page.reading);
  return chosenSort(list, address) ?? list.sorts.find((offered) => offered === read) ?? list.sorts[0];
}

/** Builds the address of a page of a list, without default values or unsupported sort orders. */
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
