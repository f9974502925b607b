import type { PageRequest } from '@dopahiya/domain/requests';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

/** A group of parts for a bike, both by slug. */
export interface PartPlace {
  bike: string;
  category: string;
}

const addressOf = (...slugs: string[]): string => `parts/${slugs.map(encodeURIComponent).join('/')}/`;

/** What a bike takes, and the groups of parts. */
export const fetchBikeParts = (api: ApiClient, bike: string, options?: RequestOptions) =>
  api.get(addressOf(bike), 'bikeParts', options);

/** One page of the parts of a group, each held against the bike. */
export const fetchParts = (
  api: ApiClient,
  { bike, category }: PartPlace,
  request: PageRequest = {},
  options?: RequestOptions,
) => api.get(addressOf(bike, category), 'partPage', { ...options, search: request });

/** One part, held against the bike. */
export const fetchPart = (
  api: ApiClient,
  { bike, category, part }: PartPlace & { part: string },
  options?: RequestOptions,
) => api.get(addressOf(bike, category, part), 'part', options);
