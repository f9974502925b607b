import { dealershipSchema, pageOf } from '@dopahiya/domain';
import type { Get } from './create-get.ts';
import type { RequestOptions } from './create-http.ts';

/** Which showrooms are asked for: of a brand by slug or id, in a city by name or id. */
export interface DealershipParameters {
  brand?: string | number;
  city?: string | number;
  page?: string | number;
  limit?: number;
}

const dealershipPage = pageOf(dealershipSchema);

/** The calls about showrooms. */
export function dealershipCalls({ get }: { get: Get }) {
  return {
    /** One page of the showrooms of a brand in a city. */
    list: (parameters: DealershipParameters = {}, request?: RequestOptions) =>
      get('dealerships/', dealershipPage, { ...request, search: { ...parameters } }),
  };
}
