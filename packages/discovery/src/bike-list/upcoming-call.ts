import type { ApiClient, RequestOptions } from '@dopahiya/api-client';
import { bikeCardSchema, pageOf } from '@dopahiya/domain';

const bikePage = pageOf(bikeCardSchema);

/** One page of the bikes that are announced and not on sale yet. */
export function upcomingCall(api: ApiClient, page: { page: number; page_size: number }, request: RequestOptions) {
  return api.get('bikes/upcoming_bikes/', bikePage, { ...request, search: page });
}
