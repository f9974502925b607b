import type { QueryClient } from '@tanstack/react-query';
import type { Location, Params } from 'react-router';
import type { PageFacts } from './define-page.ts';
import { addressOf, locationOf, type PageLocation } from './page-location.ts';

/** How many locations a browser remembers: links that were touched are fetched ahead, and some are followed. */
export const maxLocations = 30;

const locations = new WeakMap<QueryClient, Map<string, PageLocation>>();

/**
 * Where a page is, the very same object for all that asks with one query cache: on the server that is a request, from its loader
 * to its last component. What a page reads from its address is kept with it.
 */
export function locationHere(
  page: Pick<PageFacts, 'name' | 'parameters'>,
  address: Pick<Location, 'pathname' | 'search'>,
  params: Params,
  client: QueryClient,
): PageLocation {
  const at = locationOf(page, address, params);
  const key = `${page.name} ${addressOf(at)}`;
  const known = locations.get(client) ?? new Map<string, PageLocation>();
  const here = known.get(key) ?? at;
  // Moved to the end: the oldest is the one that nobody has asked for longest.
  known.delete(key);
  known.set(key, here);
  for (const oldest of known.keys()) if (known.size > maxLocations) known.delete(oldest);
  locations.set(client, known);
  return here;
}
