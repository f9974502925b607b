import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Database } from './database/open-database.ts';
import type { ApiEnv } from './http/api-env.ts';
import type { Authenticate } from './http/authenticate.ts';
import type { RateLimits } from './limits/rate-limits.ts';

/** What the services of every area may be made from; an area names in its own sources what else it needs. */
export interface CoreSources {
  database: Database;
  clock: Clock;
}

/** What routes go by besides the services that answer them. */
export interface RouteDeps {
  limits: RateLimits;
  authenticate: Authenticate;
  logger: Logger;
  siteOrigin: string;
}

/** Calls, and the path under which they stand. */
type Mounted = readonly [path: string, routes: Hono<ApiEnv>];

/** A part of the API that belongs together: its services by name, and its calls. */
export interface Area<Sources extends CoreSources, Services extends object> {
  services: (sources: Sources) => Services;
  routes: (services: Services, deps: RouteDeps) => Mounted[];
}

/** An area, checked: its routes get the services that it makes itself. */
export function defineArea<Sources extends CoreSources, Services extends object>(
  area: Area<Sources, Services>,
): Area<Sources, Services> {
  return area;
}
