import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AccountDeps } from './accounts/account-deps.ts';
import type { CityFinder } from './catalogue/cities/city-finder.ts';
import type { CatalogueEdition } from './catalogue/catalogue-edition.ts';
import type { Phrase } from './chat/phrasing/chat-model.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/open-database.ts';
import type { ApiEnv } from './http/api-env.ts';
import type { Authenticate } from './http/authenticate.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { MarketSettings } from './market/market-settings.ts';
import type { PhotoDeps } from './media/photos/photo-deps.ts';
import type { BikeFinder } from './search/bike-finder.ts';

/** What services are made from: the database, the time, and what every area may use of the catalogue. */
export interface Sources {
  database: Database;
  clock: Clock;
  edition: CatalogueEdition;
  finder: BikeFinder;
  cityFinder: CityFinder;
  accounts: AccountDeps;
  photos: PhotoDeps;
  /** Where messages of visitors are mailed to. */
  mailTo: string | undefined;
  market: MarketSettings;
  /** Words answers of the bot anew, where a model is set for that. */
  chatModel?: Phrase | undefined;
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
export interface Area<Services extends object> {
  services: (sources: Sources) => Services;
  routes: (services: Services, deps: RouteDeps) => Mounted[];
}

/** An area, checked: its routes get the services that it makes itself. */
export function defineArea<Services extends object>(area: Area<Services>): Area<Services> {
  return area;
}
