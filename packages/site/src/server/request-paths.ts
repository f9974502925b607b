import { paths } from '@dopahiya/domain/site';
import type { Hono } from 'hono';

const plain = /^(\/[a-z0-9-]+)*\/?$/;

/** The one spelling of a path: lower case, no escapes, no last slash; null when it can be no page's. */
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

/** Serves the addresses that programs know of every site: password managers ask where a password is changed. */
export function serveWellKnown<Bindings extends object>(site: Hono<{ Bindings: Bindings }>): void {
  site.get('/.well-known/change-password', (c) => c.redirect(paths.profile, 302));
}
