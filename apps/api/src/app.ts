import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { bikeRoutes, statisticsRoutes } from './catalogue/bikes/bike-routes.ts';
import type { BikeService } from './catalogue/bikes/bike-service.ts';
import { brandRoutes } from './catalogue/brands/brand-routes.ts';
import type { BrandService } from './catalogue/brands/brand-service.ts';
import { cityRoutes } from './catalogue/cities/city-routes.ts';
import type { CityService } from './catalogue/cities/city-service.ts';
import { healthRoutes } from './health/health-routes.ts';
import type { HealthService } from './health/health-service.ts';
import type { ApiEnv } from './http/api-env.ts';
import { cachePolicy, cataloguePolicy } from './http/cache-policy.ts';
import { answerError, answerNoRoute } from './http/error-answers.ts';
import { noSniff } from './http/no-sniff.ts';
import { requestLog } from './http/request-log.ts';
import { drawingRoutes } from './media/drawing-routes.ts';
import type { DrawingService } from './media/drawing-service.ts';

/** What the API's calls are answered from. */
export interface Services {
  bikes: BikeService;
  brands: BrandService;
  cities: CityService;
  drawings: DrawingService;
  health: HealthService;
}

/** The API as a Hono app without a server of its own: calls under `/api`, drawings under `/media`. */
export function createApp({ services, logger }: { services: Services; logger: Logger }) {
  return new Hono<ApiEnv>({ strict: false })
    .use(requestId(), requestLog(logger), noSniff, etag(), cachePolicy(cataloguePolicy))
    .route('/api/health', healthRoutes(services.health))
    .route('/api/bikes', bikeRoutes(services.bikes))
    .route('/api/statistics', statisticsRoutes(services.bikes))
    .route('/api/brands', brandRoutes(services.brands))
    .route('/api/cities', cityRoutes(services.cities))
    .route('/media/drawings', drawingRoutes(services.drawings))
    .notFound(answerNoRoute)
    .onError(answerError(logger));
}
