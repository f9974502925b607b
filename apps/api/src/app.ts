import { Hono, type MiddlewareHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import type { RouteDeps } from './core/area.ts';
import { areas, type Services } from './areas.ts';
import type { Clock } from './core/clock.ts';
import type { ApiEnv } from './core/http/api-env.ts';
import { type Authenticate, byAccessToken } from './core/http/authenticate.ts';
import { clientAddresses } from './core/http/client-address.ts';
import { entityTag } from './core/http/entity-tag.ts';
import { cachePolicy, cataloguePolicy, noSniff } from './core/http/response-headers.ts';
import { answerError, answerMethod, answerNoRoute } from './core/http/error-answers.ts';
import { openApiRoutes } from './core/http/openapi/openapi-routes.ts';
import { limitRate } from './core/limits/rate-limit.ts';
import { type RateLimits, rateLimits, readerOf } from './core/limits/rate-limits.ts';
import { refuseUnknownLanguage } from './core/http/request-language.ts';
import { refuseNul } from './core/http/request-body.ts';
import { sameOrigin } from './core/http/same-origin.ts';
import { LOCAL_SITE } from './core/settings/setting-values.ts';

/** Dependencies of the app; defaults to the system clock and to access tokens for `authenticate`. */
export interface AppDeps {
  services: Services;
  logger: Logger;
  clock?: Clock;
  authenticate?: Authenticate;
  /** Public address of the site; cookies are secure if it is https. */
  siteOrigin?: string | undefined;
  trustedProxies?: readonly string[] | undefined;
  /** Defaults to the standard limits with `clock` and `trustedProxies`. */
  limits?: RateLimits;
}

/** Creates the API as a Hono app without a server: the routes of all areas, and their common middleware. */
export function createApp({
  services,
  logger,
  clock = () => new Date(),
  authenticate = byAccessToken((token) => services.sessions.authorOf(token)),
  siteOrigin = LOCAL_SITE,
  trustedProxies,
  limits = rateLimits({ clock, clientAddress: clientAddresses(trustedProxies) }),
}: AppDeps) {
  const deps: RouteDeps = { limits, authenticate, logger, siteOrigin };
  const app = new Hono<ApiEnv>({ strict: false });
  app
    .use(requestId(), requestLog(logger), noSniff, methodNotAllowed({ app, onMethodNotAllowed: answerMethod }))
    .use(entityTag, cachePolicy(cataloguePolicy), refuseNul)
    .use('/api/*', sameOrigin(siteOrigin), refuseUnknownLanguage, limitRate(limits.reads, readerOf));
  for (const [path, routes] of areas.flatMap((area) => area.routes(services, deps))) app.route(path, routes);
  return app
    .route(
      '/api',
      openApiRoutes(() => app),
    )
    .notFound(answerNoRoute)
    .onError(answerError(logger));
}

/** Logs one line per request, without the query, which may be personal. */
function requestLog(logger: Logger): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    if (!logger.isLevelEnabled('info')) return;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const { method } = c.req;
    const { pathname: path } = new URL(c.req.url);
    logger.info({ requestId: c.var.requestId, method, path, status: c.res.status, ms }, 'request');
  };
}
