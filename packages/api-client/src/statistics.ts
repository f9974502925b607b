import { bikeCardSchema, listOf } from '@dopahiya/domain';
import type { Get } from './create-get.ts';
import type { RequestOptions } from './create-http.ts';

const bikes = listOf(bikeCardSchema);

/** The calls about what visitors like. */
export function statisticsCalls(get: Get) {
  return {
    /** The bikes that visitors like best, best first. */
    popularBikes: (request?: RequestOptions) => get('statistics/popular_bikes/', bikes, request),
  };
}
