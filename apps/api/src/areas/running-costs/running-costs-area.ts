import { runningCostsQuerySchema } from '@dopahiya/domain/inputs';
import { type EnergyPrice, type RunningCosts, runningCostsSchema } from '@dopahiya/domain/prices';
import type { Language } from '@dopahiya/domain/site';
import { Hono } from 'hono';
import { defineArea } from '../../core/area.ts';
import { CityRepository } from '../catalogue/index.ts';
import type { ApiEnv } from '../../core/http/api-env.ts';
import { sourceIn } from '../../core/hindi/source-in-hindi.ts';
import { describeCall } from '../../core/http/openapi/describe-call.ts';
import { languageOf } from '../../core/http/request-language.ts';
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
    async (c) => c.json(presentCosts(await runningCosts.inCity(c.req.valid('query').city), languageOf(c))),
  );
}

function presentCosts(costs: RunningCosts, language: Language): RunningCosts {
  const present = (price: EnergyPrice): EnergyPrice => ({ ...price, source: sourceIn(language, price.source) });
  const { petrol, electricity, public_charging } = costs;
  return {
    ...costs,
    petrol: petrol && present(petrol),
    electricity: electricity && present(electricity),
    public_charging: present(public_charging),
  };
}
