import { bikeCalls } from './bikes.ts';
import { brandCalls } from './brands.ts';
import { cityCalls } from './cities.ts';
import { createGet } from './create-get.ts';
import { type ApiOptions, createHttp } from './create-http.ts';
import { createPost } from './create-post.ts';
import { healthCalls } from './health.ts';
import { statisticsCalls } from './statistics.ts';

/** Every call of the API by what it is about, with the contract that reads its answers. */
export function createApiCalls(options: ApiOptions) {
  const http = createHttp(options);
  const get = createGet(http);
  return {
    get,
    post: createPost(http),
    bikes: bikeCalls(get),
    brands: brandCalls(get),
    cities: cityCalls(get),
    statistics: statisticsCalls(get),
    health: healthCalls(get),
  };
}

/** Everything the site asks of the API. */
export type ApiCalls = ReturnType<typeof createApiCalls>;
