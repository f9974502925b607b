import type { ApiClient, RequestOptions } from '../create-api-client.ts';

/** Checks whether the API works and reaches its database. */
export const fetchHealth = (api: ApiClient, options?: RequestOptions) => api.get('health/', 'health', options);

/** Returns every brand and bike with the day of its last change, and the lists with at least one bike. */
export const fetchSitemap = (api: ApiClient, options?: RequestOptions) => api.get('sitemap/', 'sitemap', options);
