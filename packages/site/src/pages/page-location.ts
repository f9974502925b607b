import { pathIn } from '@dopahiya/domain/site';
import { knownParameters, type PageParameters } from './page-parameters.ts';

/** Location of a page: its path, route parameters, and known query parameters. */
export interface PageLocation {
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

interface Address {
  pathname: string;
  search: string | URLSearchParams;
}

/** Returns the location of a page at a URL, without unknown parameters. */
export function locationOf(
  { parameters }: { parameters: PageParameters },
  { pathname, search }: Address,
  params: PageLocation['params'],
): PageLocation {
  return { path: pathIn(pathname), params, search: knownParameters(parameters, new URLSearchParams(search)) };
}

/** Returns the URL of a location, with its query in canonical order. */
export function addressOf({ path, search }: Pick<PageLocation, 'path' | 'search'>): string {
  return search.size > 0 ? `${path}?${search}` : path;
}
