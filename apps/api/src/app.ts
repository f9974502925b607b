import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { bikeListRoutes } from './catalogue/bikes/bike-list-routes.ts';
import { articleRoutes } from './catalogue/articles/article-routes.ts';
import type { ArticleService } from './catalogue/articles/article-service.ts';
import { bikeRoutes, statisticsRoutes } from './catalogue/bikes/bike-routes.ts';
import type { BikeService } from './catalogue/bikes/bike-service.ts';
import { brandRoutes } from './catalogue/brands/brand-routes.ts';
import type { BrandService } from './catalogue/brands/brand-service.ts';
import { categoryRoutes } from './catalogue/categories/category-routes.ts';
import { cityRoutes } from './catalogue/cities/city-routes.ts';
import type { CityService } from './catalogue/cities/city-service.ts';
import { compareRoutes, comparisonRoutes, summaryRoutes } from './catalogue/comparisons/comparison-routes.ts';
import type { ComparisonService } from './catalogue/comparisons/comparison-service.ts';
import { dealershipRoutes } from './catalogue/dealerships/dealership-routes.ts';
import type { DealershipService } from './catalogue/dealerships/dealership-service.ts';
import { faqRoutes } from './catalogue/faqs/faq-routes.ts';
import type { FaqService } from './catalogue/faqs/faq-service.ts';
import { reviewRoutes } from './community/reviews/review-routes.ts';
import type { ReviewService } from './community/reviews/review-service.ts';
import { sitemapRoutes } from './catalogue/sitemap/sitemap-routes.ts';
import type { SitemapService } from './catalogue/sitemap/sitemap-service.ts';
import type { ViewService } from './catalogue/views/view-service.ts';
import { viewRoutes } from './catalogue/views/view-routes.ts';
import { priceRoutes } from './catalogue/prices/price-routes.ts';
import type { PriceService } from './catalogue/prices/price-service.ts';
import { variantRoutes } from './catalogue/variants/variant-routes.ts';
import type { CatalogueEdition } from './catalogue/catalogue-edition.ts';
import type { Clock } from './clock.ts';
import { healthRoutes } from './health/health-routes.ts';
import type { HealthService } from './health/health-service.ts';
import type { ApiEnv } from './http/api-env.ts';
import { type Authenticate, knowsNobody } from './http/authenticate.ts';
import { clientAddresses } from './http/client-address.ts';
import { entityTag } from './http/entity-tag.ts';
import { cachePolicy, cataloguePolicy } from './http/cache-policy.ts';
import { answerError, answerMethod, answerNoRoute } from './http/error-answers.ts';
import { noSniff } from './http/no-sniff.ts';
import { openApiRoutes } from './http/openapi/openapi-routes.ts';
import { rateLimits } from './http/rate-limit.ts';
import { requestLog } from './http/request-log.ts';
import { drawingRoutes } from './media/drawing-routes.ts';
import type { DrawingService } from './media/drawing-service.ts';
import { logoRoutes } from './media/logo-routes.ts';
import { sharePictureRoutes } from './media/share-picture-routes.ts';
import type { SharePictureService } from './media/share-picture-service.ts';
import { searchRoutes } from './search/search-routes.ts';
import type { SearchService } from './search/search-service.ts';

/** What the API's calls are answered from. */
export interface Services {
  articles: ArticleService;
  bikes: BikeService;
  brands: BrandService;
  cities: CityService;
  comparisons: ComparisonService;
  dealerships: DealershipService;
  drawings: DrawingService;
  edition: CatalogueEdition;
  faqs: FaqService;
  health: HealthService;
  prices: PriceService;
  reviews: ReviewService;
  search: SearchService;
  sitemap: SitemapService;
  sharePictures: SharePictureService;
  views: ViewService;
}

/** What an app is made of; without a clock it goes by the system's, without `authenticate` it knows nobody. */
export interface AppParts {
  services: Services;
  logger: Logger;
  clock?: Clock;
  authenticate?: Authenticate;
  trustedProxies?: readonly string[] | undefined;
}

/** The API as a Hono app without a server of its own: calls under `/api`, drawings under `/media`. */
export function createApp({
  services,
  logger,
  clock = () => new Date(),
  authenticate = knowsNobody,
  trustedProxies,
}: AppParts) {
  const limits = rateLimits({ clock, clientAddress: clientAddresses(trustedProxies) });
  const app = new Hono<ApiEnv>({ strict: false });
  return app
    .use(requestId(), requestLog(logger), noSniff, methodNotAllowed({ app, onMethodNotAllowed: answerMethod }))
    .use(entityTag, cachePolicy(cataloguePolicy))
    .route('/api/health', healthRoutes(services.health, logger))
    .route('/api/bikes', searchRoutes(services.search, limits.search))
    .route('/api/bikes', bikeListRoutes(services.bikes, limits.search))
    .route('/api/bikes', bikeRoutes(services.bikes))
    .route('/api/bikes', priceRoutes(services.prices, limits.price))
    .route('/api/bikes', articleRoutes(services.articles))
    .route('/api/bikes', viewRoutes(services.views, limits.count))
    .route('/api/statistics', statisticsRoutes(services.bikes))
    .route('/api/brands', brandRoutes(services.brands))
    .route('/api/cities', cityRoutes(services.cities))
    .route('/api/variants', variantRoutes(services.prices))
    .route('/api/dealerships', dealershipRoutes(services.dealerships))
    .route('/api/faqs', faqRoutes(services.faqs))
    .route('/api/reviews', reviewRoutes({ reviews: services.reviews, authenticate, limit: limits.write }))
    .route('/api/categories', categoryRoutes())
    .route('/api/comparisons', comparisonRoutes(services.comparisons))
    .route('/api/compare-bikes', compareRoutes(services.comparisons, limits.count))
    .route('/api/bike-summary', summaryRoutes(services.comparisons))
    .route('/api/sitemap', sitemapRoutes(services.sitemap))
    .route('/media/drawings', drawingRoutes(services.drawings))
    .route('/media/logos', logoRoutes())
    .route('/media/share', sharePictureRoutes(services.sharePictures, limits.picture))
    .route(
      '/api',
      openApiRoutes(() => app),
    )
    .notFound(answerNoRoute)
    .onError(answerError(logger));
}
