import { bikeCalls } from './bikes.ts';
import { brandCalls } from './brands.ts';
import { cityCalls } from './cities.ts';
import { createGet } from './create-get.ts';
import { type ApiOptions, createHttp } from './create-http.ts';
import { createPost } from './create-post.ts';
import { healthCall } from './health.ts';
import { statisticsCalls } from './statistics.ts';

/**
 * An API client; every call takes `{ signal }` last, resolves to parsed data and rejects with an `ApiError`. It has the
 * calls of most pages; those of one feature are made from it by that feature, as `faqCalls(api)`, so that only it ships them.
 */
export function createApiClient(options: ApiOptions) {
  const http = createHttp(options);
  const get = createGet(http);
  return {
    get,
    post: createPost(http),
    bikes: bikeCalls(get),
    brands: brandCalls(get),
    cities: cityCalls(get),
    statistics: statisticsCalls(get),
    health: healthCall(get),
  };
}

/** Everything the site asks of the API. */
export type ApiClient = ReturnType<typeof createApiClient>;
