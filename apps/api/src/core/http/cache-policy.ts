import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './api-env.ts';

/** How long an answer of the catalogue may be cached: browsers revalidate each time, a cache in between may answer for a minute. */
export const cataloguePolicy = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** How long an answer that names used bikes may be cached: sold or withdrawn, one is gone within a minute. */
export const listingPolicy = 'public, max-age=0, s-maxage=30';

/** Gives every good answer this Cache-Control, unless it has one. */
export function cachePolicy(policy: string): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    if (c.res.ok && !c.res.headers.has('cache-control')) c.header('cache-control', policy);
  };
}
