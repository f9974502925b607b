import type { CityRequest, DealershipRequest } from '@dopahiya/domain/requests';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

/** One page of the cities where prices and showrooms are known. */
export const fetchCities = (api: ApiClient, request: CityRequest = {}, options?: RequestOptions) =>
  api.get('cities/', 'cityPage', { ...options, search: request });

/** One page of the showrooms of a brand in a city. */
export const fetchDealerships = (api: ApiClient, request: DealershipRequest = {}, options?: RequestOptions) =>
  api.get('dealerships/', 'dealershipPage', { ...options, search: request });

/** How many showrooms of a brand, by slug or id, stand in each city, the largest number first. */
export const fetchShowroomCounts = (api: ApiClient, brand?: string | number, options?: RequestOptions) =>
  api.get('dealerships/counts/', 'showroomCounts', { ...options, search: { brand } });
