import { healthSchema } from '@dopahiya/domain';
import type { Get } from './create-get.ts';
import type { RequestOptions } from './create-http.ts';

/** The call that asks whether the API works. */
export function healthCall(get: Get) {
  return (request?: RequestOptions) => get('health/', healthSchema, request);
}
