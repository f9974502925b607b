import type { ApiClient, RequestOptions } from '../create-api-client.ts';

/** Whether the API works and reaches its database. */
export const fetchHealth = (api: ApiClient, options?: RequestOptions) => api.get('health/', 'health', options);

/** Every brand and bike with the day of its last change, and the lists that hold a bike. */
export const fetchSitemap = (api: ApiClient, options?: RequestOptions) => api.get('sitemap/', 'sitemap', options);
