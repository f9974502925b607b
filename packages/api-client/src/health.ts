import { healthSchema } from '@dopahiya/domain';
import type { Get, RequestOptions } from './create-get.ts';

/** The calls about the API itself. */
export function healthCalls(get: Get) {
  return {
    /** Whether the API works and reaches its database. */
    check: (request?: RequestOptions) => get('health/', healthSchema, request),
  };
}
