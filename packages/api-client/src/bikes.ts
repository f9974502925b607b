import { bikeCardSchema, bikeDetailSchema, listOf, pageOf } from '@dopahiya/domain';
import type { Get } from './create-get.ts';
import type { RequestOptions } from './create-http.ts';

/** What a list of bikes can be narrowed and sorted by: rupees, cc, kmpl, km, mm, kg; several choices have commas between. */
export interface BikeFilters {
  search?: string;
  brand?: string | number;
  category?: string;
  body_style?: string;
  fuel?: string;
  battery_type?: string;
  min_price?: number;
  max_price?: number;
  min_cc?: number;
  max_cc?: number;
  min_mileage?: number;
  max_mileage?: number;
  min_range?: number;
  max_range?: number;
  min_seat_height?: number;
  max_seat_height?: number;
  min_kerb_weight?: number;
  max_kerb_weight?: number;
  abs?: 'true' | 'false';
  status?: string;
  sort?: string;
  page?: string | number;
  limit?: number;
}

const bikes = listOf(bikeCardSchema);
const bikePage = pageOf(bikeCardSchema);

/** The calls about new bikes. */
export function bikeCalls(get: Get) {
  return {
    /** One page of the bikes that pass the filters. */
    list: (filters: BikeFilters = {}, request?: RequestOptions) =>
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
