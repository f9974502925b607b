import type { MiddlewareHandler } from 'hono';

const always = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

const strict = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer; a page brings its own content security policy, all else gets the strictest. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(always)) c.res.headers.set(name, value);
  if (!c.res.headers.has('content-security-policy')) c.res.headers.set('content-security-policy', strict);
};
