import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { siteLanguages } from '@dopahiya/domain/site';
import type { Context, Hono } from 'hono';
import * as texts from '#texts/server';

const forever = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';

/**
 * Serves the built assets of all languages, precompressed and cached forever, as their names contain a hash.
 * Files with fixed names (icons, web manifest) are served below the language's prefix.
 */
export function serveStaticFiles<Bindings extends object>(site: Hono<{ Bindings: Bindings }>, build: string): void {
  const folders = clientFolders(build);
  for (const { root } of folders) {
    const onFound = (_: string, c: Context) => {
      c.header('cache-control', forever);
      // Not needed, because immutable files are never revalidated.
      c.header('last-modified', undefined);
    };
    site.use('/assets/*', serveStatic({ root, precompressed: true, onFound }));
  }
  site.get('/assets/*', (c) => c.text(texts.noFile, 404));
  for (const { root, prefix } of folders) {
    const fixed = readdirSync(root, { withFileTypes: true }).filter((file) => file.isFile());
    for (const { name } of fixed) {
      const onFound = (_: string, c: Context) => c.header('cache-control', aDay);
      site.use(`${prefix}/${name}`, serveStatic({ path: join(root, name), onFound }));
    }
  }
}

/** Client folders of all built languages. */
const clientFolders = (build: string) =>
  siteLanguages
    .map(({ code, prefix }) => ({ root: join(build, code, 'client'), prefix }))
    .filter(({ root }) => existsSync(root));

/** Context for non-page files: the site's origin and its API. */
interface ServedFileDeps {
  origin: string;
  fetch: (request: Request) => Promise<Response>;
}

/** File that a feature serves besides pages, such as a feed. */
export interface ServedFile {
  path: string;
  answer: (deps: ServedFileDeps) => Promise<Response>;
}
