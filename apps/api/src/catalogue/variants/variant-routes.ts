import { listOf, pricedVariantSchema } from '@dopahiya/domain';
import { Hono } from 'hono';
import type { ApiEnv } from '../../http/api-env.ts';
import { describeCall } from '../../http/openapi/describe-call.ts';
import { validateInput } from '../../http/validate-input.ts';
import type { PriceService } from '../prices/price-service.ts';
import { presentPricedVariant } from './variant-presenter.ts';
import { variantQuerySchema } from './variant-query.ts';

const description = {
  group: 'Prices',
  summary: 'The variants of a bike with their on-road prices in a city',
  answer: listOf(pricedVariantSchema),
  missing: 'There is no such bike',
} as const;

/** The call `variants/`. */
export function variantRoutes(prices: PriceService) {
  return new Hono<ApiEnv>().get(
    '/',
    describeCall(description),
    validateInput('query', variantQuerySchema),
    async (c) => {
      const { bike_model, city } = c.req.valid('query');
      return c.json((await prices.variants(bike_model, city)).map(presentPricedVariant));
    },
  );
}
