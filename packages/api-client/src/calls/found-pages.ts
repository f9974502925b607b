import type { FoundPageRequest } from '@dopahiya/domain/requests';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

/** The guides, other articles, tools, answered questions and pages that a search means beside bikes, the likeliest first. */
export const fetchFoundPages = (api: ApiClient, request: FoundPageRequest, options?: RequestOptions) =>
  api.get('search/pages/', 'foundPages', { ...options, search: request });
