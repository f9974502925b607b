import type { QueryClient } from '@tanstack/react-query';
import type { Location, Params } from 'react-router';
import type { PageFacts } from './define-page.ts';
import { addressOf, locationOf, type PageLocation } from './page-location.ts';

/** Maximum number of remembered locations: touched links are prefetched, and some are followed. */
export const maxLocations = 30;

const locations = new WeakMap<QueryClient, Map<string, PageLocation>>();

/**
 * Returns the location of a page, as the same object for all callers with one query cache (on the server, one
 * per request), so that what a page parses from its URL is cached with it.
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
  // Moved to the end, so that the first entry is the least recently used.
  known.delete(key);
  known.set(key, here);
  for (const oldest of known.keys()) if (known.size > maxLocations) known.delete(oldest);
  locations.set(client, known);
  return here;
}
