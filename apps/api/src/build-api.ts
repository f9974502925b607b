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
import { flushViews } from './catalogue/views/flush-views.ts';
import { ViewCounter } from './catalogue/views/view-counter.ts';
import { ViewRepository } from './catalogue/views/view-repository.ts';
import type { Clock } from './clock.ts';
import { type Database, openDatabase } from './db/open-database.ts';
import { HealthService } from './health/health-service.ts';
import { keepAnswers } from './http/answer-cache.ts';
import { DrawingRepository } from './media/drawing-repository.ts';
import { DrawingService } from './media/drawing-service.ts';
import type { Api, ApiSettings } from './open-api.ts';
import { BikeFinder } from './search/bike-finder.ts';
import { SearchCounter } from './search/search-counter.ts';
import { SearchRepository } from './search/search-repository.ts';
import { SearchService } from './search/search-service.ts';

/** Puts database, services and app together. */
export async function buildApi({ logger, clock = () => new Date(), ...settings }: ApiSettings): Promise<Api> {
  const database = await openDatabase(settings);
  const services = createServices(database, clock);
  await warnWhenEmpty(services.health, logger);
  const app = createApp({ services, logger, clock });
  const flush = async () => void (await Promise.all([services.views.flush(), services.search.flush()]));
  const endFlushing = flushViews({ flush }, logger);
  return {
    fetch: keepAnswers({
      fetch: async (request, caller = {}) => app.fetch(request, caller),
      currentEdition: () => services.edition.current(),
      logger,
    }),
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
  const edition = new CatalogueEdition(orm, clock);
  const searches = new SearchRepository(orm);
  const finder = new BikeFinder({ searches, edition });
  const bikeService = new BikeService({ bikes, facets: new BikeFacetRepository(orm), brands, finder, clock });
  return {
    articles: new ArticleService(new ArticleRepository(orm), bikes),
    bikes: bikeService,
    brands: new BrandService(brands),
    cities: new CityService(cities),
    comparisons: new ComparisonService(new ComparisonRepository(orm), bikes),
    dealerships: new DealershipService({ dealerships: new DealershipRepository(orm), brands, cities }),
    drawings: new DrawingService(new DrawingRepository(orm)),
    edition,
    faqs: new FaqService(new FaqRepository(orm), bikes),
    health: new HealthService(name, bikes),
    prices: new PriceService({ bikes: bikeService, cities, clock }),
    search: new SearchService({ finder, searches, counter: new SearchCounter(searches, clock), clock }),
    views: new ViewCounter({ views: new ViewRepository(orm), bikes, clock }),
  };
}

async function warnWhenEmpty(health: HealthService, logger: Logger): Promise<void> {
  const { status, bikes } = await health.check();
  if (status === 'ok' && bikes === 0)
    logger.warn('The catalogue is empty: stop this process, run pnpm db:seed, and start it again.');
}
