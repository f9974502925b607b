import { Hono } from 'hono';
import type { ApiEnv } from '../../http/api-env.ts';
import { presentPage } from '../../http/paged-list.ts';
import { validateQuery } from '../../http/validate-query.ts';
import { presentCity } from './city-presenter.ts';
import { cityQuerySchema } from './city-query.ts';
import type { CityService } from './city-service.ts';

/** Calls under `cities/`. */
export function cityRoutes(cities: CityService) {
  return new Hono<ApiEnv>().get('/', validateQuery(cityQuerySchema), async (c) => {
    const page = await cities.list(c.req.valid('query'));
    return c.json(presentPage(c.req.url, page, presentCity));
  });
}
