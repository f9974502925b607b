import { citySchema, pageOf } from '@dopahiya/domain';
import type { Get } from './create-get.ts';
import type { RequestOptions } from './create-http.ts';

/** Which page of the cities is asked for, and what their names contain. */
export interface CityParameters {
  page?: string | number;
  search?: string;
}

const cityPage = pageOf(citySchema);

/** The calls about cities. */
export function cityCalls(get: Get) {
  return {
    /** One page of the cities where prices and showrooms are known. */
    list: (parameters: CityParameters = {}, request?: RequestOptions) =>
      get('cities/', cityPage, { ...request, search: { ...parameters } }),
  };
}
