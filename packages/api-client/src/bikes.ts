import { bikeCardSchema, bikeDetailSchema, type BikeRequest, listOf, pageOf } from '@dopahiya/domain';
import type { Get } from './create-get.ts';
import type { RequestOptions } from './create-http.ts';

const bikes = listOf(bikeCardSchema);
const bikePage = pageOf(bikeCardSchema);

/** The calls about new bikes. */
export function bikeCalls(get: Get) {
  return {
    /** One page of the bikes that pass the filters. */
    list: (filters: BikeRequest = {}, request?: RequestOptions) =>
      get('bikes/', bikePage, { ...request, search: { ...filters } }),
    /** Everything known of one bike. */
    detail: (slug: string, request?: RequestOptions) =>
      get(`bikes/${encodeURIComponent(slug)}/`, bikeDetailSchema, request),
    /** The most searched bikes of the week. */
    trending: (request?: RequestOptions) => get('bikes/trending/', bikes, request),
    /** Bikes and scooters that run on a battery. */
    electric: (request?: RequestOptions) => get('bikes/electric_bikes/', bikes, request),
    /** Bikes that are announced and not on sale yet. */
    upcoming: (request?: RequestOptions) => get('bikes/upcoming_bikes/', bikes, request),
    /** Of each body style and fuel, the bike on sale that sells most. */
    best: (request?: RequestOptions) => get('bikes/best/', bikes, request),
  };
}
