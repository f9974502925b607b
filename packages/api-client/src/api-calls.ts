import { bikeCalls } from './bikes.ts';
import { brandCalls } from './brands.ts';
import { cityCalls } from './cities.ts';
import { type ApiOptions, createGet } from './create-get.ts';
import { healthCalls } from './health.ts';
import { statisticsCalls } from './statistics.ts';

/** Every call of the API by what it is about, with the contract that reads its answers. */
export function createApiCalls(options: ApiOptions) {
  const get = createGet(options);
  return {
    bikes: bikeCalls(get),
    brands: brandCalls(get),
    cities: cityCalls(get),
    statistics: statisticsCalls(get),
    health: healthCalls(get),
  };
}

/** Everything the site asks of the API. */
export type ApiCalls = ReturnType<typeof createApiCalls>;
