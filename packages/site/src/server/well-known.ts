import { paths } from '@dopahiya/domain/site';
import type { Hono } from 'hono';

/** Serves the addresses that programs know of every site: password managers ask where a password is changed. */
export function serveWellKnown<Bindings extends object>(site: Hono<{ Bindings: Bindings }>): void {
  site.get('/.well-known/change-password', (c) => c.redirect(paths.profile, 302));
}
