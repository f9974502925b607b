import { bikeCardSchema, bikeDetailSchema, listOf } from '@dopahiya/domain';
import { Hono } from 'hono';
import type { ApiEnv } from '../../http/api-env.ts';
import { describeCall } from '../../http/openapi/describe-call.ts';
import { presentBikeCard } from './bike-card-presenter.ts';
import { presentBikeDetail } from './bike-detail-presenter.ts';
import type { BikeCardRow } from './bike-repository.ts';
import type { BikeService } from './bike-service.ts';

const bikeList = listOf(bikeCardSchema);
const describeList = (summary: string) => describeCall({ group: 'Bikes', summary, answer: bikeList });
const missing = 'There is no such bike';

/** Calls under `bikes/` that answer with a few bikes, or with one. */
export function bikeRoutes(bikes: BikeService) {
  return new Hono<ApiEnv>()
    .get('/trending', describeList('Of each brand the model most looked for, twelve of them'), async (c) =>
      c.json(presentCards(await bikes.trending())),
    )
    .get('/electric_bikes', describeList('The twelve electric models that sell most'), async (c) =>
      c.json(presentCards(await bikes.electric())),
    )
    .get('/upcoming_bikes', describeList('What is announced, the next launch first'), async (c) =>
      c.json(presentCards(await bikes.upcoming())),
    )
    .get('/best', describeList('The three best-selling models of each body style and fuel'), async (c) =>
      c.json(presentCards(await bikes.best())),
    )
    .get(
      '/:slug/similar_bikes',
      describeCall({
        group: 'Bikes',
        summary: 'The twelve bikes on sale that are most like a bike in price, size and style',
        answer: bikeList,
        missing,
      }),
      async (c) => c.json(presentCards(await bikes.similar(c.req.param('slug')))),
    )
    .get(
      '/:slug',
      describeCall({ group: 'Bikes', summary: 'All that is known of a bike', answer: bikeDetailSchema, missing }),
      async (c) => {
        const { bike, variants } = await bikes.detail(c.req.param('slug'));
        return c.json(presentBikeDetail(bike, variants));
      },
    );
}

/** Calls under `statistics/`. */
export function statisticsRoutes(bikes: BikeService) {
  return new Hono<ApiEnv>().get('/popular_bikes', describeList('The twelve models that sell most'), async (c) =>
    c.json(presentCards(await bikes.popular())),
  );
}

function presentCards(rows: BikeCardRow[]) {
  return rows.map(presentBikeCard);
}
