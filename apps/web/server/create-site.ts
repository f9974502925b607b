import { join } from 'node:path';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { compress } from './compress.ts';
import type { Env } from './env.ts';
import type { Gateway } from './gateway.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { openPageFolder } from './page-cache/page-folder.ts';
import { secure, securityHeaders } from './security-headers.ts';
import { buildName, serveStaticFiles } from './static-files.ts';

interface SiteParts {
  env: Env;
  gateway: Gateway;
  logger: Logger;
}

type Render = (request: Request) => Promise<Response>;

type Fetch = (request: Request, bindings?: object) => Response | Promise<Response>;

/** The whole site: pages, assets, API, drawings. A kept page goes out before anything else is asked. */
export function createSite({ env, gateway, logger }: SiteParts): { fetch: Fetch } {
  const render = lazyRenderer(env, gateway);
  const pages = createPageCache(env, render, logger);
  const isPage = (path: string) => env.PAGE_CACHE === 'on' && !notPages.test(path);
  const site = new Hono().use(securityHeaders);
  serveStaticFiles(site);
  site.use(compress);
  site.all('/api/*', (c) => gateway.fetch(c.req.raw));
  site.get('/media/*', (c) => gateway.fetch(c.req.raw));
  site.get('*', (c) => (isPage(c.req.path) ? pages.make(c.req.raw) : render(addressed(c.req.raw, env))));
  site.all('*', (c) => c.text('This address only answers GET.', 405, { allow: 'GET, HEAD' }));
  site.onError((error, c) => {
    logger.error({ error, path: c.req.path }, 'a request failed');
    return c.text('Something went wrong on our side. Please try again in a moment.', 500);
  });
  const keptPage = (request: Request) => (request.method === 'GET' ? pages.kept(request) : undefined);
  return { fetch: (request, bindings) => keptPage(request) ?? site.fetch(request, bindings) };
}

const notPages = /^\/(assets|api|media|favicon)\b|\.data$/;

/** React and the router are loaded when the first page has to be made: a kept page does not wait for them. */
function lazyRenderer(env: Env, gateway: Gateway): Render {
  let renderer: Promise<Render> | undefined;
  const load = async () => (await import('./renderer.ts')).createRenderer(env, gateway);
  return async (request) => {
    const response = await (await (renderer ??= load()))(request);
    secure(response);
    return response;
  };
}

/** The request at the site's own origin: what the visitor calls the host must not get into a page. */
const addressed = (request: Request, env: Env): Request => {
  const { pathname, search } = new URL(request.url);
  return new Request(env.SITE_ORIGIN + pathname + search, { signal: request.signal });
};

function createPageCache(env: Env, render: Render, logger: Logger): PageCache {
  return new PageCache({
    render: (address) => render(new Request(env.SITE_ORIGIN + address)),
    queryNames: () => [],
    freshMs: 60_000,
    staleMs: 600_000,
    maxBytes: 64 * 2 ** 20,
    folder: openPageFolder(join(env.PAGE_FOLDER, buildName())),
    onError: (message, error) => logger.error({ error }, message),
  });
}
