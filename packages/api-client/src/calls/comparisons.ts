import type { ComparisonChoiceRequest, ComparisonType, PageRequest } from '@dopahiya/domain/requests';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

const addressOf = (slugs: readonly string[]): string => `compare-bikes/${slugs.map(encodeURIComponent).join('-vs-')}/`;

/** One page of the pairs that are compared often. */
export const fetchComparisons = (api: ApiClient, request: PageRequest = {}, options?: RequestOptions) =>
  api.get('comparisons/', 'comparisonPage', { ...options, search: request });

/** Everything known of two to four bikes, in the order of their slugs. */
export const fetchComparedBikes = (
  api: ApiClient,
  slugs: readonly string[],
  type?: ComparisonType,
  options?: RequestOptions,
) => api.get(addressOf(slugs), 'comparedBikes', { ...options, search: { type } });

/** One page of the bikes that can be chosen for a comparison. */
export const fetchComparisonChoices = (
  api: ApiClient,
  request: ComparisonChoiceRequest = {},
  options?: RequestOptions,
) => api.get('bike-summary/', 'bikePage', { ...options, search: request });

/** Tells the API that somebody compared two to four bikes; nothing about the visitor is sent. */
export const countComparison = (api: ApiClient, slugs: readonly string[]) => api.tell(`${addressOf(slugs)}views/`);
