import { type DealershipRequest, dealershipSchema, pageOf } from '@dopahiya/domain';
import type { Get } from './create-get.ts';
import type { RequestOptions } from './create-http.ts';

const dealershipPage = pageOf(dealershipSchema);

/** The calls about showrooms. */
export function dealershipCalls({ get }: { get: Get }) {
  return {
    /** One page of the showrooms of a brand in a city. */
    list: (parameters: DealershipRequest = {}, request?: RequestOptions) =>
      get('dealerships/', dealershipPage, { ...request, search: { ...parameters } }),
  };
}
