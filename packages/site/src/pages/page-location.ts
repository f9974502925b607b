import { pathIn } from '@dopahiya/domain/site';
import { knownParameters, type PageParameters } from './page-parameters.ts';

/** Where a page is: its path, the parameters of its route, and those of its query string that mean something to it. */
export interface PageLocation {
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

interface Address {
  pathname: string;
  search: string | URLSearchParams;
}

/** The location of a page at an address; what means nothing to the page is left out, in the browser as on the server. */
export function locationOf(
  { parameters }: { parameters: PageParameters },
  { pathname, search }: Address,
  params: PageLocation['params'],
): PageLocation {
  return { path: pathIn(pathname), params, search: knownParameters(parameters, new URLSearchParams(search)) };
}

/** The address of a location, with its query string in the one order there is. */
export function addressOf({ path, search }: Pick<PageLocation, 'path' | 'search'>): string {
  return search.size > 0 ? `${path}?${search}` : path;
}
