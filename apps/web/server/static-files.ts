import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

const client = join(import.meta.dirname, '../build/client');
const forever = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';

/** Serves the built assets, precompressed and kept for ever, and the few files with a fixed name. */
export function serveStaticFiles<Bindings extends object>(site: Hono<{ Bindings: Bindings }>): void {
  const assets = { root: client, precompressed: true };
  site.use('/assets/*', serveStatic({ ...assets, onFound: (_, c) => c.header('cache-control', forever) }));
  site.get('/assets/*', (c) => c.text('This file is not part of the current build.', 404));
  for (const name of ['favicon.ico', 'favicon.svg']) {
    site.use(`/${name}`, serveStatic({ root: client, onFound: (_, c) => c.header('cache-control', aDay) }));
  }
}

/** Name of this build: React Router names its manifest after the content. */
export function buildName(): string {
  return readdirSync(join(client, 'assets')).find((name) => /^manifest-.*\.js$/.test(name)) ?? 'unknown';
}
