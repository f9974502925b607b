import { healthSchema } from '@dopahiya/domain';
import type { Get } from './create-get.ts';
import type { RequestOptions } from './create-http.ts';

/** The calls about the API itself. */
export function healthCalls(get: Get) {
  return {
    /** Whether the API works and reaches its database. */
    check: (request?: RequestOptions) => get('health/', healthSchema, request),
  };
}
