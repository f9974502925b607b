import type { MiddlewareHandler } from 'hono';

const always = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

const strict = "default-src 'none'; frame-ancestors 'none'";

/** Adds what every answer carries; a page brings its own content security policy, all else gets the strictest. */
export function secure({ headers }: Response): void {
  for (const [name, value] of Object.entries(always)) headers.set(name, value);
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', strict);
}

/** Secures every answer that is made now; kept pages were secured when they were made. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  secure(c.res);
};
