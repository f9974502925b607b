import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Database } from './database/open-database.ts';
import type { ApiEnv } from './http/api-env.ts';
import type { Authenticate } from './http/authenticate.ts';
import type { RateLimits } from './limits/rate-limits.ts';

/** Sources shared by the services of every area; an area declares any further ones itself. */
export interface CoreSources {
  database: Database;
  clock: Clock;
}

/** Dependencies of routes besides their services. */
export interface RouteDeps {
  limits: RateLimits;
  authenticate: Authenticate;
  logger: Logger;
  siteOrigin: string;
}

/** Routes and the path under which they are mounted. */
type Mounted = readonly [path: string, routes: Hono<ApiEnv>];

/** Module of the API: its services by name, and its routes. */
export interface Area<Sources extends CoreSources, Services extends object> {
  services: (sources: Sources) => Services;
  routes: (services: Services, deps: RouteDeps) => Mounted[];
}

/** Type-checks an area: its routes receive the services that it creates. */
export function defineArea<Sources extends CoreSources, Services extends object>(
  area: Area<Sources, Services>,
): Area<Sources, Services> {
  return area;
}
