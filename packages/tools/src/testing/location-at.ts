import type { PageLocation } from '@dopahiya/site';

/** Builds a page location as the shell does: `locationAt('/dealership/honda', { brandSlug: 'honda' })`. */
export function locationAt(address: string, params: PageLocation['params'] = {}): PageLocation {
  const { pathname, searchParams } = new URL(address, 'https://dopahiya.example');
  return { path: pathname, params, search: searchParams };
}
