import { runningCostsQuerySchema } from '@dopahiya/domain/inputs';
import { runningCostsSchema } from '@dopahiya/domain/prices';
import { Hono } from 'hono';
import { defineArea } from '../../core/area.ts';
import { CityRepository } from '../catalogue/index.ts';
import type { ApiEnv } from '../../core/http/api-env.ts';
import { describeCall } from '../../core/http/openapi/describe-call.ts';
import { validateInput } from '../../core/http/validate-input.ts';
import { RunningCostService } from './running-costs.ts';

/** Petrol and electricity prices, with the day and source of each. */
export const runningCostsArea = defineArea({
  services: ({ database: { orm } }) => ({ runningCosts: new RunningCostService(new CityRepository(orm)) }),
  routes: ({ runningCosts }) => [['/api/running-costs', runningCostRoutes(runningCosts)]],
});

function runningCostRoutes(runningCosts: RunningCostService) {
  return new Hono<ApiEnv>().get(
    '/',
    describeCall({
      group: 'Prices',
      summary: 'What petrol and electricity cost in a city, each with its day and source',
      answer: runningCostsSchema,
    }),
    validateInput('query', runningCostsQuerySchema),
    async (c) => c.json(await runningCosts.inCity(c.req.valid('query').city)),
  );
}
