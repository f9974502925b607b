import { type CoreSources, defineArea } from '../../core/area.ts';
import { WeeklyViewRepository } from '../../core/counting/weekly-view-repository.ts';
import { BikeFacetRepository } from './bikes/bike-facet-repository.ts';
import { bikeListRoutes } from './bikes/bike-list-routes.ts';
import { BikeRepository } from './bikes/bike-repository.ts';
import { bikeRoutes, statisticsRoutes } from './bikes/bike-routes.ts';
import { BikeService, type FindsBikes } from './bikes/bike-service.ts';
import { BrandRepository } from './brands/brand-repository.ts';
import { brandRoutes } from './brands/brand-routes.ts';
import { BrandService } from './brands/brand-service.ts';
import { categoryRoutes } from './categories/category-routes.ts';
import { CityRepository } from './cities/city-repository.ts';
import { cityRoutes } from './cities/city-routes.ts';
import { CityService } from './cities/city-service.ts';
import { ComparisonRepository } from './comparisons/comparison-repository.ts';
import { compareRoutes, comparisonRoutes, summaryRoutes } from './comparisons/comparison-routes.ts';
import { ComparisonService } from './comparisons/comparison-service.ts';
import { DealershipRepository } from './dealerships/dealership-repository.ts';
import { dealershipRoutes } from './dealerships/dealership-routes.ts';
import { DealershipService } from './dealerships/dealership-service.ts';
import { FaqRepository, FaqService } from './faqs/faq-service.ts';
import { faqRoutes } from './faqs/faq-routes.ts';
import { PriceHistoryService } from './prices/price-history-service.ts';
import { PricePointRepository } from './prices/price-point-repository.ts';
import { priceRoutes } from './prices/price-routes.ts';
import { PriceService } from './prices/price-service.ts';
import { SitemapRepository } from './sitemap/sitemap-repository.ts';
import { sitemapRoutes } from './sitemap/sitemap-routes.ts';
import { SitemapService } from './sitemap/sitemap-service.ts';
import { variantRoutes } from './variants/variant-routes.ts';
import { viewRoutes } from './views/view-routes.ts';
import { ViewService } from './views/view-service.ts';
import type { CurrentEdition } from '../../core/current-edition.ts';
import type { CityFinder } from './cities/city-finder.ts';
import type { PhotoDeps } from '../media/index.ts';

interface CatalogueSources extends CoreSources {
  edition: CurrentEdition;
  finder: FindsBikes;
  cityFinder: CityFinder;
  photos: Pick<PhotoDeps, 'onCards'>;
}

/** Area of new two-wheelers: prices, brands, showrooms and articles. */
export const catalogueArea = defineArea({
  services: ({ database: { orm }, clock, edition, finder, cityFinder, photos }: CatalogueSources) => {
    const bikes = new BikeRepository(orm, photos.onCards);
    const brands = new BrandService(new BrandRepository(orm));
    const cities = new CityRepository(orm);
    const facets = new BikeFacetRepository(orm);
    const bikeService = new BikeService({ bikes, facets, brands, finder, clock });
    const prices = new PriceService({ bikes: bikeService, cities, edition, clock });
    return {
      bikes: bikeService,
      brands,
      cities: new CityService({ cities, finder: cityFinder }),
      comparisons: new ComparisonService({ comparisons: new ComparisonRepository(orm), bikes, edition, clock }),
      dealerships: new DealershipService({ dealerships: new DealershipRepository(orm), brands, cities }),
      faqs: new FaqService(new FaqRepository(orm), bikes),
      prices,
      priceHistory: new PriceHistoryService({ points: new PricePointRepository(orm), prices, clock }),
      sitemap: new SitemapService({ sitemap: new SitemapRepository(orm), facets, clock }),
      views: new ViewService({ views: new WeeklyViewRepository(orm, 'bikes'), bikes, clock }),
    };
  },
  routes: (services, { limits }) => [
    ['/api/bikes', bikeListRoutes(services.bikes)],
    ['/api/bikes', bikeRoutes(services.bikes)],
    ['/api/bikes', priceRoutes(services.prices, services.priceHistory, limits.reads)],
    ['/api/bikes', viewRoutes(services.views, limits)],
    ['/api/statistics', statisticsRoutes(services.bikes)],
    ['/api/brands', brandRoutes(services.brands)],
    ['/api/cities', cityRoutes(services.cities)],
    ['/api/variants', variantRoutes(services.prices)],
    ['/api/dealerships', dealershipRoutes(services.dealerships)],
    ['/api/faqs', faqRoutes(services.faqs)],
    ['/api/categories', categoryRoutes()],
    ['/api/comparisons', comparisonRoutes(services.comparisons)],
    ['/api/compare-bikes', compareRoutes(services.comparisons, limits)],
    ['/api/bike-summary', summaryRoutes(services.comparisons)],
    ['/api/sitemap', sitemapRoutes(services.sitemap)],
  ],
});
