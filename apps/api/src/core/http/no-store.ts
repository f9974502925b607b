import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './api-env.ts';

/** Keeps what is one visitor's out of every cache. */
export const noStore: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
};
