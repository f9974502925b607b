import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './api-env.ts';

/** Keeps what is one visitor's out of every cache. */
export const noStore: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
};

/** Keeps what few may read out of every cache, also where the call is refused by what stands behind this. */
export const privateNoStore: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  c.header('cache-control', 'private, no-store');
};

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

/** Tells browsers to take each answer for what its content type says. */
export const noSniff: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.header('x-content-type-options', 'nosniff');
  await next();
};
