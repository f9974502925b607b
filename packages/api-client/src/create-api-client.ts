import { bikeCalls } from './bikes.ts';
import { brandCalls } from './brands.ts';
import { categoryCalls } from './categories.ts';
import { cityCalls } from './cities.ts';
import { comparisonCalls } from './comparisons.ts';
import { createGet } from './create-get.ts';
import { type ApiOptions, createHttp } from './create-http.ts';
import { createPost } from './create-post.ts';
import { dealershipCalls } from './dealerships.ts';
import { faqCalls } from './faqs.ts';
import { healthCall } from './health.ts';
import { statisticsCalls } from './statistics.ts';

/** An API client; every call takes `{ signal }` last, resolves to parsed data and rejects with an `ApiError`. */
export function createApiClient(options: ApiOptions) {
  const http = createHttp(options);
  const get = createGet(http);
  return {
    bikes: bikeCalls(get, createPost(http)),
    brands: brandCalls(get),
    categories: categoryCalls(get),
    cities: cityCalls(get),
    comparisons: comparisonCalls(get),
    dealerships: dealershipCalls(get),
    faqs: faqCalls(get),
    statistics: statisticsCalls(get),
    health: healthCall(get),
  };
}

/** Everything the site asks of the API. */
export type ApiClient = ReturnType<typeof createApiClient>;
