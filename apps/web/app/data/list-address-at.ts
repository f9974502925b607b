import { type ListAddress, readListAddress } from '@dopahiya/discovery';
import type { PageLocation } from './page-data.ts';
import { parametersOf } from './page-parameters.ts';

/** What a page's location asks of its list; parameters that the server drops are dropped in the browser too. */
export function listAddressAt({ path, search }: Pick<PageLocation, 'path' | 'search'>): ListAddress {
  const names = parametersOf(path);
  return readListAddress(path, new URLSearchParams([...search].filter(([name]) => names.includes(name))));
}
