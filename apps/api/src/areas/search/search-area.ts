import { type CoreSources, defineArea } from '../../core/area.ts';
import {
  BikeFacetRepository,
  BikeRepository,
  BikeService,
  BrandRepository,
  BrandService,
  type CityFinder,
} from '../catalogue/index.ts';
import { FoundPageRepository } from './found-page-repository.ts';
import { PageFinder } from './page-finder.ts';
import { pageRoutes } from './page-routes.ts';
import { SearchLeads } from './search-leads.ts';
import { SearchRepository } from './search-repository.ts';
import { searchRoutes } from './search-routes.ts';
import { SearchService } from './search-service.ts';
import type { BikeFinder } from './bike-finder.ts';

interface SearchSources extends CoreSources {
  finder: BikeFinder;
  cityFinder: CityFinder;
}

/** Search box, popular searches, and pages found besides bikes. */
export const searchArea = defineArea({
  services: ({ database: { orm }, clock, finder, cityFinder }: SearchSources) => {
    const bikes = new BikeService({
      bikes: new BikeRepository(orm),
      facets: new BikeFacetRepository(orm),
      brands: new BrandService(new BrandRepository(orm)),
      finder,
      clock,
    });
    const leads = new SearchLeads({ finder, cities: cityFinder });
    return {
      search: new SearchService({
        finder,
        cities: cityFinder,
        leads,
        bikes,
        searches: new SearchRepository(orm),
        clock,
      }),
      pageFinder: new PageFinder({ pages: new FoundPageRepository(orm), clock }),
    };
  },
  routes: ({ search, pageFinder }, { limits }) => [
    ['/api/bikes', searchRoutes(search, limits)],
    ['/api/search', pageRoutes(pageFinder, search)],
  ],
});
