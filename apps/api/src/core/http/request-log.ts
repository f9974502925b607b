import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { ApiEnv } from './api-env.ts';

/** Writes one line for each request; the query stays out of it, for it may be personal. */
export function requestLog(logger: Logger): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    if (!logger.isLevelEnabled('info')) return;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const { method } = c.req;
    const { pathname: path } = new URL(c.req.url);
    logger.info({ requestId: c.var.requestId, method, path, status: c.res.status, ms }, 'request');
  };
}
