import { defineArea } from '../area.ts';
import { SearchRepository } from './search-repository.ts';
import { searchRoutes } from './search-routes.ts';
import { SearchService } from './search-service.ts';

/** What the search box shows and counts. */
export const searchArea = defineArea({
  services: ({ database: { orm }, clock, finder }) => ({
    search: new SearchService({ finder, searches: new SearchRepository(orm), clock }),
  }),
  routes: ({ search }) => [['/api/bikes', searchRoutes(search)]],
});
