import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

const client = join(import.meta.dirname, '../build/client');
const forever = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';

/** Serves the built assets, precompressed and cached for ever, and what has a fixed name: icons and the web manifest. */
export function serveStaticFiles<Bindings extends object>(site: Hono<{ Bindings: Bindings }>): void {
  const assets = { root: client, precompressed: true };
  site.use('/assets/*', serveStatic({ ...assets, onFound: (_, c) => c.header('cache-control', forever) }));
  site.get('/assets/*', (c) => c.text('This file is not part of the current build.', 404));
  const fixed = readdirSync(client, { withFileTypes: true }).filter((file) => file.isFile());
  for (const { name } of fixed) {
    site.use(`/${name}`, serveStatic({ root: client, onFound: (_, c) => c.header('cache-control', aDay) }));
  }
}

/** Name of this build: React Router names its manifest after the content. */
export function buildName(): string {
  return readdirSync(join(client, 'assets')).find((name) => /^manifest-.*\.js$/.test(name)) ?? 'unknown';
}
