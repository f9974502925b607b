import { type ApiClient, bikeListCalls, type RequestOptions } from '@dopahiya/api-client';
import { bikeCardSchema, pageOf } from '@dopahiya/domain';

const bikePage = pageOf(bikeCardSchema);

/** The calls of pages that list bikes; they bring the contract with them. */
export function listCalls(api: ApiClient) {
  return {
    ...bikeListCalls(api),
    /** One page of the bikes that are announced and not on sale yet. */
    upcoming: (page: { page: number; page_size: number }, request: RequestOptions) =>
      api.get('bikes/upcoming_bikes/', bikePage, { ...request, search: page }),
  };
}
