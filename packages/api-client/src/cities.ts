import { type CityRequest, citySchema, pageOf } from '@dopahiya/domain';
import type { Get } from './create-get.ts';
import type { RequestOptions } from './create-http.ts';

const cityPage = pageOf(citySchema);

/** The calls about cities. */
export function cityCalls(get: Get) {
  return {
    /** One page of the cities where prices and showrooms are known. */
    list: (parameters: CityRequest = {}, request?: RequestOptions) =>
      get('cities/', cityPage, { ...request, search: { ...parameters } }),
  };
}
