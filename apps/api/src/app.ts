import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { LOCAL_SITE } from './accounts/account-deps.ts';
import type { RouteDeps } from './area.ts';
import { areas, type Services } from './areas.ts';
import type { Clock } from './clock.ts';
import type { ApiEnv } from './http/api-env.ts';
import { type Authenticate, byAccessToken } from './http/authenticate.ts';
import { clientAddresses } from './http/client-address.ts';
import { entityTag } from './http/entity-tag.ts';
import { cachePolicy, cataloguePolicy } from './http/cache-policy.ts';
import { answerError, answerMethod, answerNoRoute } from './http/error-answers.ts';
import { noSniff } from './http/no-sniff.ts';
import { openApiRoutes } from './http/openapi/openapi-routes.ts';
import { limitRate } from './http/rate-limit.ts';
import { type RateLimits, rateLimits, readerOf } from './http/rate-limits.ts';
import { refuseNul } from './http/request-body.ts';
import { requestLog } from './http/request-log.ts';
import { sameOrigin } from './http/same-origin.ts';

/** What an app is made of; without a clock it goes by the system's, without `authenticate` by access tokens. */
export interface AppDeps {
  services: Services;
  logger: Logger;
  clock?: Clock;
  authenticate?: Authenticate;
  /** Where the site is; cookies are secure when it is on https. */
  siteOrigin?: string | undefined;
  trustedProxies?: readonly string[] | undefined;
  /** Those of the defaults, by `clock` and `trustedProxies`, unless told otherwise. */
  limits?: RateLimits;
}

/** The API as a Hono app without a server of its own: the calls of all areas, and what every call has. */
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
    .use('/api/*', sameOrigin(siteOrigin), limitRate(limits.reads, readerOf));
  for (const [path, routes] of areas.flatMap((area) => area.routes(services, deps))) app.route(path, routes);
  return app
    .route(
      '/api',
      openApiRoutes(() => app),
    )
    .notFound(answerNoRoute)
    .onError(answerError(logger));
}
