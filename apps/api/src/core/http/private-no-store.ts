import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './api-env.ts';

/** Keeps what few may read out of every cache, also where the call is refused by what stands behind this. */
export const privateNoStore: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  c.header('cache-control', 'private, no-store');
};
