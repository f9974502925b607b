import { Hono } from 'hono';
import type { Caller } from '@dopahiya/api';
import type { Logger } from 'pino';
import { compress } from './compress.ts';
import type { Env } from './env.ts';
import type { Gateway } from './gateway.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { plainPath } from './page-cache/page-address.ts';
import { openPageFolder, pageFolderPath, removeOtherFolders } from './page-cache/page-folder.ts';
import type { SitePages } from './renderer.ts';
import { secure, securityHeaders } from './security-headers.ts';
import { serveSitemap } from './serve-sitemap.ts';
import { buildName, serveStaticFiles } from './static-files.ts';

interface SiteParts {
  env: Env;
  gateway: Gateway;
  logger: Logger;
  pages: SitePages;
}

type Render = (request: Request) => Promise<Response>;

type Fetch = (request: Request, caller: Caller) => Response | Promise<Response>;

/** The whole site: pages, assets, API, drawings. A kept page goes out before anything else is asked. */
export function createSite({ env, gateway, logger, pages: sitePages }: SiteParts): { fetch: Fetch } {
  const render = lazyRenderer(env, gateway);
  const pages = createPageCache(env, render, logger, sitePages);
  const isPage = (path: string) => env.PAGE_CACHE === 'on' && !notPages.test(path);
  const site = new Hono<{ Bindings: Caller }>().use(securityHeaders);
  serveStaticFiles(site);
  site.use(compress);
  site.all('/api/*', (c) => gateway.fetch(c.req.raw, c.env));
  site.get('/media/*', (c) => gateway.fetch(c.req.raw, c.env));
  serveSitemap(site, { env, gateway, pages: sitePages.pages });
  site.get('*', async (c) => {
    if (!isPage(c.req.path)) return render(addressed(c.req.raw, env));
    const { pathname, search } = new URL(c.req.url);
    const plain = plainPath(pathname) ?? pathname;
    return plain === pathname ? pages.make(c.req.raw) : c.redirect(plain + search, 301);
  });
  site.all('*', (c) => c.text('This address only answers GET.', 405, { allow: 'GET, HEAD' }));
  site.onError((error, c) => {
    logger.error({ err: error, path: c.req.path }, 'a request failed');
    return c.text('Something went wrong on our side. Please try again in a moment.', 500);
  });
  const keptPage = (request: Request) => (reads.has(request.method) ? pages.kept(request) : undefined);
  return { fetch: (request, caller) => keptPage(request) ?? site.fetch(request, caller) };
}

const reads = new Set(['GET', 'HEAD']);
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

function createPageCache(env: Env, render: Render, logger: Logger, { keyOf }: SitePages): PageCache {
  const changesPage = (path: string, name: string, value: string) =>
    keyOf(new URL(`${env.SITE_ORIGIN}${path}?${new URLSearchParams([[name, value]])}`)).address.includes('?');
  return new PageCache({
    render: (address) => render(new Request(env.SITE_ORIGIN + address)),
    changesPage,
    freshMs: 60_000,
    staleMs: 600_000,
    maxBytes: 64 * 2 ** 20,
    keptMs: 24 * 3_600_000,
    ...(env.PAGE_CACHE === 'on' && { folder: openFolder(env) }),
    onError: (message, error) => logger.error({ err: error }, message),
  });
}

/** Raised when the way a page is stored changes. */
const pageFormat = 2;

/** The folder of pages that this build made with these settings; those of others are removed. */
function openFolder({ PAGE_FOLDER, SITE_ORIGIN, API_ORIGIN, DATABASE_URL, HYDRATE_IDLE_MS }: Env) {
  const makers = [pageFormat, buildName(), SITE_ORIGIN, API_ORIGIN, DATABASE_URL, HYDRATE_IDLE_MS];
  const folder = pageFolderPath(PAGE_FOLDER, makers);
  removeOtherFolders(folder);
  return openPageFolder(folder);
}
