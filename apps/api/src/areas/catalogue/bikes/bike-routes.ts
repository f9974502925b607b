import { electricListQuerySchema, shortListQuerySchema } from '@dopahiya/domain/inputs';
import { bikeCardSchema, bikeDetailSchema } from '@dopahiya/domain/bikes';
import { listOf } from '@dopahiya/domain/requests';
import { type Context, Hono } from 'hono';
import type * as z from 'zod';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { languageOf } from '../../../core/http/request-language.ts';
import { presentPage } from '../../../core/http/present-page.ts';
import type { Paging } from '../../../core/paging.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import { presentBikeCard } from './bike-card-presenter.ts';
import { presentBikeDetail } from './bike-detail-presenter.ts';
import type { BikeCardRow } from './bike-repository.ts';
import type { BikeService } from './bike-service.ts';

const bikeList = listOf(bikeCardSchema);
const describeList = (summary: string, description: string) =>
  describeCall({ group: 'Bikes', summary, description, answer: bikeList });
const bySales =
  'Sorted by `popularity`, the order of magnitude of monthly sales. Models whose sales are unknown are left out.';
const describeShortList = (summary: string) =>
  describeCall({ group: 'Bikes', summary, answer: bikeList, missing: 'There is no such page' });
const missing = 'There is no such bike';

/** Routes under `bikes/` that respond with a few bikes, or with one. */
export function bikeRoutes(bikes: BikeService) {
  return new Hono<ApiEnv>()
    .get(
      '/trending',
      describeList(
        'Of each brand the model most looked for, twelve of them',
        'Ranked by monthly sales and page views: 100 points for each power of ten of sales, plus views in this ISO week and the last.',
      ),
      async (c) => c.json(presentCards(c, await bikes.trending())),
    )
    .get(
      '/electric_bikes',
      describeShortList('The twelve electric models that sell most; with a page, all of them'),
      validateInput('query', electricListQuerySchema),
      async (c) => {
        const paging = askedPage(c);
        if (!paging) return c.json(presentCards(c, await bikes.electric()));
        const page = await bikes.electricPage(paging, c.req.valid('query'));
        return c.json(presentPage(c.req.url, page, (row) => presentBikeCard(row, languageOf(c))));
      },
    )
    .get(
      '/upcoming_bikes',
      describeShortList('What is announced, the next launch first; with a page, ten at a time'),
      validateInput('query', shortListQuerySchema),
      async (c) => {
        const paging = askedPage(c);
        if (!paging) return c.json(presentCards(c, await bikes.upcoming()));
        return c.json(
          presentPage(c.req.url, await bikes.upcomingPage(paging), (row) => presentBikeCard(row, languageOf(c))),
        );
      },
    )
    .get('/best', describeList('The best-selling model of each body style and fuel', bySales), async (c) =>
      c.json(presentCards(c, await bikes.best())),
    )
    .get(
      '/:slug/similar_bikes',
      describeCall({
        group: 'Bikes',
        summary: 'The twelve bikes on sale that are most like a bike in price, size and style',
        answer: bikeList,
        missing,
      }),
      async (c) => c.json(presentCards(c, await bikes.similar(c.req.param('slug')))),
    )
    .get(
      '/:slug',
      describeCall({ group: 'Bikes', summary: 'All that is known of a bike', answer: bikeDetailSchema, missing }),
      async (c) => {
        const { bike, variants } = await bikes.detail(c.req.param('slug'));
        return c.json(presentBikeDetail(bike, variants, languageOf(c)));
      },
    );
}

/** Routes under `statistics/`. */
export function statisticsRoutes(bikes: BikeService) {
  return new Hono<ApiEnv>().get(
    '/popular_bikes',
    describeList('The twelve models that sell most', bySales),
    async (c) => c.json(presentCards(c, await bikes.popular())),
  );
}

type ShortListContext = Context<ApiEnv, string, { out: { query: z.output<typeof shortListQuerySchema> } }>;

/** Returns the requested page; undefined if the query has no paging. */
function askedPage(c: ShortListContext): Paging | undefined {
  const { page, limit, page_size } = c.req.valid('query');
  if (!['page', 'limit', 'page_size'].some((name) => c.req.query(name))) return undefined;
  return { page, limit: c.req.query('page_size') ? page_size : limit };
}

function presentCards(c: Context<ApiEnv>, rows: BikeCardRow[]) {
  return rows.map((row) => presentBikeCard(row, languageOf(c)));
}
