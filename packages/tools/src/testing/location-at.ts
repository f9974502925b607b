import type { PageLocation } from '@dopahiya/site';

/** The location of a page at an address, as the shell gives it: `locationAt('/dealership/honda', { brandSlug: 'honda' })`. */
export function locationAt(address: string, params: PageLocation['params'] = {}): PageLocation {
  const { pathname, searchParams } = new URL(address, 'https://dopahiya.example');
  return { path: pathname, params, search: searchParams };
}
