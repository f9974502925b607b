import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Context, Hono } from 'hono';
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

/** Dependencies of a site: settings, gateway to the API, and build folder. */
export interface SiteDeps {
  env: Env;
  api: ApiModule;
  gateway: Gateway;
  build: string;
  /** Files that features serve besides pages. */
  files: readonly ServedFile[];
  logger: Logger;
}

/** Site as a server runs it: cached pages are answered first, directly on Node's request. */
export interface Site {
  fetch: Fetch;
  answerFirst: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Called at shutdown: queued pages are rendered for `drainMs`, then get 503. */
  drain: () => void;
  /** Renders pages into the cache, if there is one, before visitors request them. */
  warmUp: (paths: readonly string[]) => Promise<void>;
}

/** Creates the whole site: pages, assets, API, drawings. Cached pages are answered before anything else. */
export async function createSite(deps: SiteDeps): Promise<Site> {
  const { env, api, gateway, build, files, logger } = deps;
  const {
    languages,
    content,
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
      ? new PageCache<Visitor>({ ...cacheLimits, render, keyOf: await loadKeyOf(), edition: content, onError })
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
    if (path === null) return briefPage(404, 'noPage', pathname);
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

/**
 * Maximum size in bytes; a Devanagari letter takes nine in a form. Text too long for its field but within this
 * limit gets a validation error.
 */
const maxFormBytes = 64 * 1024;

/** Handles natively submitted forms, as the page's definition says; never cached. */
function serveForms(site: Hono<{ Bindings: Caller }>, { env, api }: SiteDeps, render: Render): void {
  const tooLong = (c: Context) => briefPage(413, 'formTooLong', c.req.path);
  site.post('*', bodyLimit({ maxSize: maxFormBytes, onError: tooLong }), async (c) => {
    if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? ''))
      return briefPage(415, 'onlyForms', c.req.path);
    if (!api.isOwnWrite(c.req.raw.headers, env.SITE_ORIGIN)) return briefPage(403, 'foreign', c.req.path);
    const body = await c.req.text().catch(() => null);
    if (body === null) return briefPage(400, 'brokenOff', c.req.path);
    const form = { body, userAgent: c.req.header('user-agent'), cookie: c.req.header('cookie') };
    const { pathname, search } = new URL(c.req.url);
    const path = plainPath(pathname);
    if (path === null) return briefPage(404, 'noPage', pathname);
    const answer = await render(path + search, { caller: c.env, forwardedFor: c.req.header('x-forwarded-for'), form });
    answer.headers.set('cache-control', 'no-store');
    return answer;
  });
}

const reads = new Set(['GET', 'HEAD']);
const plainHost = /^[a-z0-9.:[\]-]+$/i;

/** Sends a cached page without creating Request and Response, which would cost more than the page. */
function answerCached(pages: PageCache<Visitor>, request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '', headers } = request;
  if (!reads.has(method) || !plainHost.test(headers.host ?? '')) return false;
  const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = headers;
  const page = pages.cached({ method, path: url, acceptEncoding: acceptEncoding?.toString(), ifNoneMatch });
  if (page) response.writeHead(page.status, page.headers).end(page.body);
  return page !== undefined;
}

/**
 * With the API in this process, renders and queries share the event loop, so concurrent renders would only delay
 * each other. With another server, a render mostly waits.
 */
const rendersAtOnce = ({ API_ORIGIN }: Env): number => (API_ORIGIN ? 32 : 1);
const renderQueue = { waiting: 60, waitMs: 5000, waitingOfClient: 20 };

/** How long pages are still rendered at shutdown, in ms. */
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
    // With a cache in between that doubles this, a change or a sold bike shows within a minute.
    cached: { freshMs: 30_000, staleMs: 600_000 },
    briefly: { freshMs: 30_000, staleMs: 0 },
  },
  maxBytes: 24 * 2 ** 20,
};
