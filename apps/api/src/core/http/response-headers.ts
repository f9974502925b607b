import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './api-env.ts';

/** Keeps one visitor's data out of every cache. */
export const noStore: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
};

/** Keeps restricted responses out of every cache, including errors from handlers behind this one. */
export const privateNoStore: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  c.header('cache-control', 'private, no-store');
};

/**
 * Cache-Control of catalogue responses: browsers always revalidate, shared caches keep them briefly, as changes show within a minute. The
 * answer cache keeps the responses with exactly this policy, so no other policy may equal it.
 */
export const cataloguePolicy = 'public, max-age=0, s-maxage=25';

/** Cache-Control of responses with used bikes: one that is sold or withdrawn disappears within a minute. */
export const listingPolicy = 'public, max-age=0, s-maxage=30';

/** Sets this Cache-Control on each successful response that has none. */
export function cachePolicy(policy: string): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    if (c.res.ok && !c.res.headers.has('cache-control')) c.header('cache-control', policy);
  };
}

/** Sets `nosniff`, so that browsers trust the content type. */
export const noSniff: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.header('x-content-type-options', 'nosniff');
  await next();
};
