import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './api-env.ts';
import { AppError } from '../errors.ts';
import { errors } from '../texts/index.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Middleware that rejects writes from pages of other sites (CSRF). */
export function sameOrigin(siteOrigin: string): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (!reads.has(c.req.method) && !isOwnWrite(c.req.raw.headers, siteOrigin))
      throw new AppError(403, errors.otherSite);
    await next();
  };
}

/**
 * Checks whether a write comes from the site itself. Browsers say where it comes from in `sec-fetch-site` or `origin`; a request with
 * neither does not come from a browser.
 */
export function isOwnWrite(headers: Headers, siteOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  return origin === null || origin === siteOrigin || hostOf(origin) === headers.get('host');
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
