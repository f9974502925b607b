import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './api-env.ts';
import { AppError } from '../errors.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Middleware that refuses what a page of another site has a visitor's browser write. */
export function sameOrigin(siteOrigin: string): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (!reads.has(c.req.method) && !isOwnWrite(c.req.raw.headers, siteOrigin))
      throw new AppError(403, 'This was sent from another website. Open Dopahiya and try again there.');
    await next();
  };
}

/**
 * Whether a request that writes comes from a page of the site itself. A browser says where it comes from, in
 * `sec-fetch-site` or `origin`; what says neither comes from no browser.
 */
export function isOwnWrite(headers: Headers, siteOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  return origin === null || origin === siteOrigin || hostOf(origin) === headers.get('host');
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
