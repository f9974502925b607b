import { type ListAddress, readListAddress } from '@dopahiya/discovery';
import type { PageLocation } from './page-data.ts';
import { changesPage } from './page-parameters.ts';

/** What a page's location asks of its list; parameters that the server drops are dropped in the browser too. */
export function listAddressAt({ path, search }: Pick<PageLocation, 'path' | 'search'>): ListAddress {
  return readListAddress(
    path,
    new URLSearchParams([...search].filter(([name, value]) => changesPage(path, name, value))),
  );
}
