import { Hono } from 'hono';
import type { ApiEnv } from '../../http/api-env.ts';
import { presentPage } from '../../http/paged-list.ts';
import { validateQuery } from '../../http/validate-query.ts';
import { presentBikeCard } from './bike-card-presenter.ts';
import { presentBikeDetail } from './bike-detail-presenter.ts';
import { bikeQuerySchema } from './bike-query.ts';
import type { BikeService } from './bike-service.ts';

/** Calls under `bikes/`. */
export function bikeRoutes(bikes: BikeService) {
  return new Hono<ApiEnv>()
    .get('/', validateQuery(bikeQuerySchema), async (c) => {
      const page = await bikes.list(c.req.valid('query'));
      return c.json(presentPage(c.req.url, page, presentBikeCard));
    })
    .get('/trending', async (c) => c.json((await bikes.trending()).map(presentBikeCard)))
    .get('/electric_bikes', async (c) => c.json((await bikes.electric()).map(presentBikeCard)))
    .get('/upcoming_bikes', async (c) => c.json((await bikes.upcoming()).map(presentBikeCard)))
    .get('/best', async (c) => c.json((await bikes.best()).map(presentBikeCard)))
    .get('/:slug', async (c) => {
      const { bike, variants } = await bikes.detail(c.req.param('slug'));
      return c.json(presentBikeDetail(bike, variants));
    });
}

/** Calls under `statistics/`. */
export function statisticsRoutes(bikes: BikeService) {
  return new Hono<ApiEnv>().get('/popular_bikes', async (c) => c.json((await bikes.popular()).map(presentBikeCard)));
}
