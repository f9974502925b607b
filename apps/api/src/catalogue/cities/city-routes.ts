import { type City, citySchema, pageOf } from '@dopahiya/domain';
import { Hono } from 'hono';
import type { ApiEnv } from '../../http/api-env.ts';
import { describeCall } from '../../http/openapi/describe-call.ts';
import { presentPage } from '../../http/present-page.ts';
import { validateInput } from '../../http/validate-input.ts';
import { cityQuerySchema } from './city-query.ts';
import type { CityRow } from './city-repository.ts';
import type { CityService } from './city-service.ts';

/** Calls under `cities/`. */
export function cityRoutes(cities: CityService) {
  return new Hono<ApiEnv>().get(
    '/',
    describeCall({
      group: 'Places',
      summary: 'Cities, the largest first',
      answer: pageOf(citySchema),
      missing: 'There is no such page',
    }),
    validateInput('query', cityQuerySchema),
    async (c) => {
      const page = await cities.list(c.req.valid('query'));
      return c.json(presentPage(c.req.url, page, presentCity));
    },
  );
}

/** A city as the contract has it. */
function presentCity({ id, name, state, rto_code }: CityRow): City {
  return { id, name, state, rto_code };
}
