import { valuesByAgeSchema } from '@dopahiya/domain/market';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import type { ValueByAgeService } from './value-by-age-service.ts';

/** The route `bikes/{slug}/value-by-age/`. */
export function valueByAgeRoutes(values: ValueByAgeService) {
  return new Hono<ApiEnv>().get(
    '/:slug/value-by-age',
    describeCall({
      group: 'Used bikes',
      summary: 'What a bike is asked for by its age in years, at usual kilometres of a first owner',
      description:
        'From asking prices, which are no selling prices; 8 of 10 such bikes are asked for between low and high.',
      answer: valuesByAgeSchema,
      missing: 'There is no such bike',
    }),
    async (c) => c.json(await values.of(c.req.param('slug'))),
  );
}
