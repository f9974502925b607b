import { valuationSchema } from '@dopahiya/domain/inputs';
import { usedBikeValuationSchema } from '@dopahiya/domain/market';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { noStore } from '../../../core/http/response-headers.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate, type RateLimit } from '../../../core/limits/rate-limit.ts';
import { limitBody, readJson } from '../../../core/http/request-body.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import { presentValuation } from './present-valuation.ts';
import type { ValuationService } from './valuation-service.ts';

/** The route that values a used bike. */
export function valuationRoutes(valuations: ValuationService, reads: RateLimit) {
  return new Hono<ApiEnv>().post(
    '/valuation',
    describeCall({
      group: 'Used bikes',
      summary: 'What a used bike is worth, and how sure that is',
      description:
        'From a confidence of 70 percent up an estimate of ±10 %, and always the span in which 8 of 10 such bikes are asked for. Where the price of the new model is unknown, `detail` says so.',
      answer: usedBikeValuationSchema,
    }),
    noStore,
    limitRate(reads),
    limitBody,
    readJson,
    validateInput('json', valuationSchema),
    async (c) => c.json(presentValuation(await valuations.value(c.req.valid('json')))),
  );
}
