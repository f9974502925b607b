import { bikeCalls } from './bikes.ts';
import { brandCalls } from './brands.ts';
import { cityCalls } from './cities.ts';
import { type ApiOptions, createGet } from './create-get.ts';
import { healthCall } from './health.ts';
import { statisticsCalls } from './statistics.ts';

/** An API client; every call takes `{ signal }` last, resolves to parsed data and rejects with an `ApiError`. */
export function createApiClient(options: ApiOptions) {
  const get = createGet(options);
  return {
    bikes: bikeCalls(get),
    brands: brandCalls(get),
    cities: cityCalls(get),
    statistics: statisticsCalls(get),
    health: healthCall(get),
  };
}

/** Everything the site asks of the API. */
export type ApiClient = ReturnType<typeof createApiClient>;
