import { paths } from '@dopahiya/domain/site';
import type { Hono } from 'hono';

const plain = /^(\/[a-z0-9-]+)*\/?$/;

/** Returns the canonical form of a path: lower case, no escapes, no trailing slash; null if it cannot be a page. */
export function plainPath(pathname: string): string | null {
  const path = decoded(pathname).toLowerCase();
  return plain.test(path) ? path.replace(/\/$/, '') || '/' : null;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Serves well-known URLs: password managers look up where to change a password. */
export function serveWellKnown<Bindings extends object>(site: Hono<{ Bindings: Bindings }>): void {
  site.get('/.well-known/change-password', (c) => c.redirect(paths.profile, 302));
}
