import type { ComparisonChoiceRequest, ComparisonType, PageRequest } from '@dopahiya/domain/requests';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

const addressOf = (slugs: readonly string[]): string => `compare-bikes/${slugs.map(encodeURIComponent).join('-vs-')}/`;

/** Returns a page of the pairs that are often compared. */
export const fetchComparisons = (api: ApiClient, request: PageRequest = {}, options?: RequestOptions) =>
  api.get('comparisons/', 'comparisonPage', { ...options, search: request });

/** Returns the details of two to four bikes, in the order of their slugs. */
export const fetchComparedBikes = (
  api: ApiClient,
  slugs: readonly string[],
  type?: ComparisonType,
  options?: RequestOptions,
) => api.get(addressOf(slugs), 'comparedBikes', { ...options, search: { type } });

/** Returns a page of the bikes that can be chosen for a comparison. */
export const fetchComparisonChoices = (
  api: ApiClient,
  request: ComparisonChoiceRequest = {},
  options?: RequestOptions,
) => api.get('bike-summary/', 'bikePage', { ...options, search: request });

/** Counts a comparison of two to four bikes; sends nothing about the visitor. */
export const countComparison = (api: ApiClient, slugs: readonly string[]) => api.tell(`${addressOf(slugs)}views/`);
