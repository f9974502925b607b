import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './api-env.ts';

/** Tells browsers to take each answer for what its content type says. */
export const noSniff: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.header('x-content-type-options', 'nosniff');
  await next();
};
