import type { PageRequest } from '@dopahiya/domain/requests';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

/** Parts category for a bike, both by slug. */
export interface PartPlace {
  bike: string;
  category: string;
}

const addressOf = (...slugs: string[]): string => `parts/${slugs.map(encodeURIComponent).join('/')}/`;

/** Returns the parts categories for a bike, and its relevant specifications. */
export const fetchBikeParts = (api: ApiClient, bike: string, options?: RequestOptions) =>
  api.get(addressOf(bike), 'bikeParts', options);

/** Returns a page of the parts of a category, each checked against the bike. */
export const fetchParts = (
  api: ApiClient,
  { bike, category }: PartPlace,
  request: PageRequest = {},
  options?: RequestOptions,
) => api.get(addressOf(bike, category), 'partPage', { ...options, search: request });

/** Returns a part, checked against the bike. */
export const fetchPart = (
  api: ApiClient,
  { bike, category, part }: PartPlace & { part: string },
  options?: RequestOptions,
) => api.get(addressOf(bike, category, part), 'part', options);
