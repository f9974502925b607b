import {
  bikeCardSchema,
  type BikeListName,
  type BikeRequest,
  facetedBikePageSchema,
  listOf,
  pageOf,
} from '@dopahiya/domain';
import type { Get } from './create-get.ts';
import type { RequestOptions } from './create-http.ts';

const bikes = listOf(bikeCardSchema);
const bikePage = pageOf(bikeCardSchema);

/** The calls of pages that list and narrow bikes. */
export function bikeListCalls({ get }: { get: Get }) {
  return {
    /** One page of the bikes that pass the filters, with what they can be narrowed by further. */
    faceted: (filters: BikeRequest = {}, request?: RequestOptions) =>
      get('bikes/', facetedBikePageSchema, { ...request, search: { ...filters, facets: 'true' } }),
    /** One page of a list with an address of its own. */
    named: (name: BikeListName, filters: BikeRequest = {}, request?: RequestOptions) =>
      get(`bikes/${name}/`, bikePage, { ...request, search: { ...filters } }),
    /** The bikes on sale that are most like one, the nearest first. */
    similar: (slug: string, request?: RequestOptions) =>
      get(`bikes/${encodeURIComponent(slug)}/similar_bikes/`, bikes, request),
  };
}
