import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import * as texts from '#texts/server';
import { briefPage, compress, securityHeaders, securityHeadersOf } from './answers.ts';
import { PageCache } from '../cache/page-cache.ts';
import type { ApiModule, Caller, Fetch } from './api-module.ts';
import type { Env } from './env.ts';
import type { Gateway } from './gateway.ts';
import { plainPath, serveWellKnown } from './request-paths.ts';
import { type ServedFile, serveStaticFiles } from './static-files.ts';
import { limitRenders, type Render, type Visitor } from './render-limits.ts';
import { openBuiltSite } from './renderer.ts';
import { serveSitemap } from './sitemap.ts';
import { warmPages } from './warm-pages.ts';

/** What a site is made of: its settings, its way to the API, and the folder that it was built into. */
export interface SiteDeps {
  env: Env;
  api: ApiModule;
  gateway: Gateway;
  build: string;
  /** What features serve beside their pages. */
  files: readonly ServedFile[];
  logger: Logger;
}

/** The site as a server takes it: what is cached it answers first, on Node's own request. */
export interface Site {
  fetch: Fetch;
  answerFirst: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Called when the site ends: pages that wait are still rendered for `drainMs`; after that they are answered 503. */
  drain: () => void;
  /** Renders pages into the cache, if there is one, before visitors ask for them. */
  warmUp: (paths: readonly string[]) => Promise<void>;
}

/** The whole site: pages, assets, API, drawings. A cached page goes out before anything else is asked. */
export async function createSite(deps: SiteDeps): Promise<Site> {
  const { env, api, gateway, build, files, logger } = deps;
  const {
    languages,
    render: renderPage,
    loadPages,
    loadKeyOf,
  } = openBuiltSite(build, env, {
    gateway,
    report: (err, path) => logger.error({ err, path }, 'a page could not be made'),
  });
  const closing = new AbortController();
  const limits = { ...limitsFrom(env), api, closing: closing.signal };
  const render = limitRenders(renderPage, limits);
  const onError = (message: string, err?: unknown) => logger.error({ err }, message);
  const pages =
    env.PAGE_CACHE === 'on'
      ? new PageCache<Visitor>({ ...cacheLimits, render, keyOf: await loadKeyOf(), onError })
      : undefined;
  const site = new Hono<{ Bindings: Caller }>().use(securityHeaders(securityHeadersOf(env.SITE_ORIGIN)));
  serveStaticFiles(site, build);
  site.use(compress);
  site.all('/api/*', (c) => gateway.fetch(c.req.raw, c.env));
  site.get('/media/*', (c) => gateway.fetch(c.req.raw, c.env));
  serveSitemap(site, { env, gateway, loadPages, languages: languages.filter(({ isComplete }) => isComplete) });
  for (const { path, answer } of files)
    site.get(path, () => answer({ origin: env.SITE_ORIGIN, fetch: (request) => gateway.fetch(request) }));
  serveWellKnown(site);
  site.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const path = plainPath(pathname);
    if (path === null) return briefPage(404, texts.noPage);
    if (path !== pathname) return c.redirect(path + search, 301);
    const visitor = { caller: c.env, forwardedFor: c.req.header('x-forwarded-for') };
    return pages ? pages.respond(c.req.raw, visitor) : render(path + search, visitor);
  });
  serveForms(site, deps, render);
  site.all('*', (c) => c.text(texts.onlyGet, 405, { allow: 'GET, HEAD' }));
  site.onError((error, c) => {
    logger.error({ err: error, path: c.req.path }, 'a request failed');
    return c.text(texts.failed, 500);
  });
  const answerFirst: Site['answerFirst'] = (request, response) =>
    pages !== undefined && answerCached(pages, request, response);
  const warmUp: Site['warmUp'] = async (paths) => pages && warmPages(paths, { pages, onError });
  return { fetch: site.fetch, answerFirst, drain: () => closing.abort(), warmUp };
}

/** In bytes; a form sends a letter of Devanagari as nine. What is too long for a field, but not for this, is shown anew. */
const maxFormBytes = 64 * 1024;

/** Takes the forms that browsers send by themselves to a page, which answers as it is defined to; never cached. */
function serveForms(site: Hono<{ Bindings: Caller }>, { env, api }: SiteDeps, render: Render): void {
  const tooLong = () => briefPage(413, texts.formTooLong);
  site.post('*', bodyLimit({ maxSize: maxFormBytes, onError: tooLong }), async (c) => {
    if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? ''))
      return briefPage(415, texts.onlyForms);
    if (!api.isOwnWrite(c.req.raw.headers, env.SITE_ORIGIN)) return briefPage(403, texts.foreign);
    const body = await c.req.text().catch(() => null);
    if (body === null) return briefPage(400, texts.brokenOff);
    const form = { body, userAgent: c.req.header('user-agent'), cookie: c.req.header('cookie') };
    const { pathname, search } = new URL(c.req.url);
    const path = plainPath(pathname);
    if (path === null) return briefPage(404, texts.noPage);
    const answer = await render(path + search, { caller: c.env, forwardedFor: c.req.header('x-forwarded-for'), form });
    answer.headers.set('cache-control', 'no-store');
    return answer;
  });
}

const reads = new Set(['GET', 'HEAD']);
const plainHost = /^[a-z0-9.:[\]-]+$/i;

/** Sends a cached page without a Request and a Response, which would cost more than the page. */
function answerCached(pages: PageCache<Visitor>, request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '', headers } = request;
  if (!reads.has(method) || !plainHost.test(headers.host ?? '')) return false;
  const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = headers;
  const page = pages.cached({ method, path: url, acceptEncoding: acceptEncoding?.toString(), ifNoneMatch });
  if (page) response.writeHead(page.status, page.headers).end(page.body);
  return page !== undefined;
}

/**
 * With the API in this process a render and its queries take the event loop: more at once would make each of them later
 * and hold up everything else. With another server a render waits most of its time.
 */
const rendersAtOnce = ({ API_ORIGIN }: Env): number => (API_ORIGIN ? 32 : 1);
const renderQueue = { waiting: 60, waitMs: 5000, waitingOfClient: 20 };

/** For so long pages are still rendered once the site ends. */
const drainMs = 10_000;

const limitsFrom = (env: Env) => ({
  ...renderQueue,
  closingMs: drainMs,
  atOnce: rendersAtOnce(env),
  perMinute: env.RENDERS_PER_MINUTE,
  trustedProxies: env.api.trustedProxies,
});

const cacheLimits = {
  lives: {
    cached: { freshMs: 60_000, staleMs: 600_000 },
    // With a cache in between that keeps it as long again, what was sold is gone within a minute.
    briefly: { freshMs: 30_000, staleMs: 0 },
  },
  maxBytes: 24 * 2 ** 20,
};
