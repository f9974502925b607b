import { healthSchema } from '@dopahiya/domain';
import type { Get, RequestOptions } from './create-get.ts';

/** The call that asks whether the API works. */
export function healthCall(get: Get) {
  return (request?: RequestOptions) => get('health/', healthSchema, request);
}
