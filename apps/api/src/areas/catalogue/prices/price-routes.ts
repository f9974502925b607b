import { priceHistoryQuerySchema, priceQuestionSchema, statePricesQuerySchema } from '@dopahiya/domain/inputs';
import { onRoadPriceSchema, priceHistorySchema, statePricesSchema } from '@dopahiya/domain/prices';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate, type RateLimit } from '../../../core/limits/rate-limit.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { languageOf } from '../../../core/http/request-language.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import type { PriceHistoryService } from './price-history-service.ts';
import type { PriceService } from './price-service.ts';

const missing = 'There is no such bike';

/** Routes for prices under `bikes/{slug}/`. */
export function priceRoutes(prices: PriceService, history: PriceHistoryService, reads: RateLimit) {
  return new Hono<ApiEnv>()
    .post(
      '/:slug/on-road-price',
      describeCall({
        group: 'Prices',
        summary: 'What a bike costs on the road in a city, line by line',
        description:
          'An estimate from published rules. Each of `lines` says its rule, source and confidence; `missing` says what is not known.',
        answer: onRoadPriceSchema,
        missing,
      }),
      limitRate(reads),
      limitBody,
      readJson,
      validateInput('json', priceQuestionSchema),
      async (c) => {
        c.header('cache-control', 'no-store');
        return c.json(await prices.inCity(c.req.param('slug'), c.req.valid('json'), languageOf(c)));
      },
    )
    .get(
      '/:slug/on-road-price/states',
      describeCall({
        group: 'Prices',
        summary: 'What a bike costs on the road in every state, the cheapest first',
        description: 'Outside the eight large cities of insurance zone A, where own damage costs a little more.',
        answer: statePricesSchema,
        missing,
      }),
      validateInput('query', statePricesQuerySchema),
      async (c) => c.json(await prices.inStates(c.req.param('slug'), c.req.valid('query'), languageOf(c))),
    )
    .get(
      '/:slug/price-history',
      describeCall({
        group: 'Prices',
        summary: 'The known prices of a bike by month, and the changes of rules that concern it',
        description:
          'Only months whose price is known. On-road prices are by the rules of each month; `on_road_unknown` says why there is none.',
        answer: priceHistorySchema,
        missing,
      }),
      limitRate(reads),
      validateInput('query', priceHistoryQuerySchema),
      async (c) => c.json(await history.of(c.req.param('slug'), c.req.valid('query'), languageOf(c))),
    );
}
