import type { Logger } from 'pino';
import { createApp, type Services } from './app.ts';
import { ArticleRepository } from './catalogue/articles/article-repository.ts';
import { ArticleService } from './catalogue/articles/article-service.ts';
import { BikeFacetRepository } from './catalogue/bikes/bike-facet-repository.ts';
import { BikeRepository } from './catalogue/bikes/bike-repository.ts';
import { BikeService } from './catalogue/bikes/bike-service.ts';
import { BrandRepository } from './catalogue/brands/brand-repository.ts';
import { BrandService } from './catalogue/brands/brand-service.ts';
import { CityRepository } from './catalogue/cities/city-repository.ts';
import { CityService } from './catalogue/cities/city-service.ts';
import { ComparisonRepository } from './catalogue/comparisons/comparison-repository.ts';
import { ComparisonService } from './catalogue/comparisons/comparison-service.ts';
import { DealershipRepository } from './catalogue/dealerships/dealership-repository.ts';
import { DealershipService } from './catalogue/dealerships/dealership-service.ts';
import { FaqRepository } from './catalogue/faqs/faq-repository.ts';
import { FaqService } from './catalogue/faqs/faq-service.ts';
import { CatalogueEdition } from './catalogue/catalogue-edition.ts';
import { PriceService } from './catalogue/prices/price-service.ts';
import { ReviewRepository } from './community/reviews/review-repository.ts';
import { ReviewService } from './community/reviews/review-service.ts';
import { SitemapRepository } from './catalogue/sitemap/sitemap-repository.ts';
import { SitemapService } from './catalogue/sitemap/sitemap-service.ts';
import { ViewRepository } from './catalogue/views/view-repository.ts';
import { ViewService } from './catalogue/views/view-service.ts';
import type { Clock } from './clock.ts';
import { flushCounts } from './counting/flush-counts.ts';
import { type Database, openDatabase } from './db/open-database.ts';
import { HealthService } from './health/health-service.ts';
import { AnswerCache } from './http/answer-cache.ts';
import { DrawingRepository } from './media/drawing-repository.ts';
import { DrawingService } from './media/drawing-service.ts';
import { SharePictureService } from './media/share-picture-service.ts';
import type { Api, ApiSettings } from './open-api.ts';
import { BikeFinder } from './search/bike-finder.ts';
import { SearchRepository } from './search/search-repository.ts';
import { SearchService } from './search/search-service.ts';

/** Puts database, services and app together. */
export async function buildApi({
  logger,
  clock = () => new Date(),
  trustedProxies,
  ...settings
}: ApiSettings): Promise<Api> {
  const database = await openDatabase(settings);
  const services = createServices(database, clock);
  await warnWhenEmpty(services.health, logger);
  const app = createApp({ services, logger, clock, trustedProxies });
  const endFlushing = flushCounts([services.views, services.search, services.comparisons], logger);
  const answers = new AnswerCache({
    fetch: async (request, caller = {}) => app.fetch(request, caller),
    edition: services.edition,
    logger,
  });
  return {
    kept: (request) => answers.kept(request),
    fetch: (request, caller) => answers.fetch(request, caller),
    close: async () => {
      try {
        await endFlushing();
      } finally {
        await database.close();
      }
    },
  };
}

/** The services over an open database. */
export function createServices({ orm, name }: Database, clock: Clock): Services {
  const bikes = new BikeRepository(orm);
  const brands = new BrandRepository(orm);
  const cities = new CityRepository(orm);
  const drawings = new DrawingRepository(orm);
  const edition = new CatalogueEdition(orm, clock);
  const searches = new SearchRepository(orm);
  const facets = new BikeFacetRepository(orm);
  const finder = new BikeFinder({ searches, edition });
  const bikeService = new BikeService({ bikes, facets, brands, finder, clock });
  return {
    articles: new ArticleService(new ArticleRepository(orm), bikes),
    bikes: bikeService,
    brands: new BrandService(brands),
    cities: new CityService(cities),
    comparisons: new ComparisonService({ comparisons: new ComparisonRepository(orm), bikes, clock }),
    dealerships: new DealershipService({ dealerships: new DealershipRepository(orm), brands, cities }),
    drawings: new DrawingService(drawings),
    edition,
    faqs: new FaqService(new FaqRepository(orm), bikes),
    health: new HealthService(name, bikes),
    prices: new PriceService({ bikes: bikeService, cities, edition, clock }),
    reviews: new ReviewService({ reviews: new ReviewRepository(orm), bikes, clock }),
    search: new SearchService({ finder, searches, clock }),
    sitemap: new SitemapService({ sitemap: new SitemapRepository(orm), facets }),
    sharePictures: new SharePictureService(drawings),
    views: new ViewService({ views: new ViewRepository(orm), bikes, clock }),
  };
}

async function warnWhenEmpty(health: HealthService, logger: Logger): Promise<void> {
  const { status, bikes } = await health.check();
  if (status === 'ok' && bikes === 0)
    logger.warn('The catalogue is empty: stop this process, run pnpm db:seed, and start it again.');
}
