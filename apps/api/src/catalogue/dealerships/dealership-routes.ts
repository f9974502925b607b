import { type Dealership, dealershipSchema, pageOf } from '@dopahiya/domain';
import { Hono } from 'hono';
import type { ApiEnv } from '../../http/api-env.ts';
import { describeCall } from '../../http/openapi/describe-call.ts';
import { presentPage } from '../../http/present-page.ts';
import { validateInput } from '../../http/validate-input.ts';
import { dealershipQuerySchema } from './dealership-query.ts';
import type { DealershipRow } from './dealership-repository.ts';
import type { DealershipService } from './dealership-service.ts';

/** Calls under `dealerships/`. */
export function dealershipRoutes(dealerships: DealershipService) {
  return new Hono<ApiEnv>().get(
    '/',
    describeCall({
      group: 'Places',
      summary: 'Showrooms of a brand in a city',
      answer: pageOf(dealershipSchema),
      missing: 'There is no such page',
    }),
    validateInput('query', dealershipQuerySchema),
    async (c) => {
      const page = await dealerships.list(c.req.valid('query'));
      return c.json(presentPage(c.req.url, page, presentDealership));
    },
  );
}

/** A showroom as the contract has it. */
function presentDealership(row: DealershipRow): Dealership {
  const { slug: _, brand_id, city_id, brand, ...facts } = row;
  return { ...facts, brand: { ...brand, logo: null } };
}
