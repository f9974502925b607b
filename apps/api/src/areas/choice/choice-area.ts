import { choiceSchema, rivalsSchema } from '@dopahiya/domain/bikes';
import { choiceQuerySchema, needsInQuery, rivalsQuerySchema } from '@dopahiya/domain/inputs';
import { usualWeights } from '@dopahiya/engines/choose';
import { Hono } from 'hono';
import { type CoreSources, defineArea } from '../../core/area.ts';
import type { CurrentEdition } from '../../core/current-edition.ts';
import type { ApiEnv } from '../../core/http/api-env.ts';
import { describeCall } from '../../core/http/openapi/describe-call.ts';
import { languageOf } from '../../core/http/request-language.ts';
import { validateInput } from '../../core/http/validate-input.ts';
import { limitRate, type RateLimit } from '../../core/limits/rate-limit.ts';
import { BikeRepository, CityRepository } from '../catalogue/index.ts';
import { presentChoice, presentRivals } from './choice-presenter.ts';
import { ChoiceService } from './choice-service.ts';

interface ChoiceAreaSources extends CoreSources {
  edition: CurrentEdition;
}

/** Area of choosing among bikes: what suits a rider, and what beats a bike. */
export const choiceArea = defineArea({
  services: ({ database: { orm }, clock, edition }: ChoiceAreaSources) => ({
    choice: new ChoiceService({ bikes: new BikeRepository(orm), cities: new CityRepository(orm), edition, clock }),
  }),
  routes: ({ choice }, { limits }) => [
    ['/api/choose', choiceRoutes(choice, limits.reads)],
    ['/api/bikes', rivalRoutes(choice, limits.reads)],
  ],
});

function choiceRoutes(choice: ChoiceService, reads: RateLimit) {
  return new Hono<ApiEnv>().get(
    '/',
    describeCall({
      group: 'Bikes',
      summary: 'The bikes on sale that suit a rider and that no other suitable bike beats',
      description:
        'A bike beats another if it is at least as good in everything that matters, and better in something. Bikes with unknown facts are listed apart.',
      answer: choiceSchema,
      missing: 'There is no bike with the slug or id in `not`',
    }),
    limitRate(reads),
    validateInput('query', choiceQuerySchema),
    async (c) => {
      const { city, not, ...query } = c.req.valid('query');
      const needs = needsInQuery({ city, not, ...query }, (use) => usualWeights[use]);
      return c.json(presentChoice(await choice.choose(city, needs, not), languageOf(c)));
    },
  );
}

function rivalRoutes(choice: ChoiceService, reads: RateLimit) {
  return new Hono<ApiEnv>().get(
    '/:slug/rivals',
    describeCall({
      group: 'Bikes',
      summary: 'The bikes on sale that beat a bike on price, mileage or range, weight and power together',
      description: 'Only bikes of the same kind and fuel are compared, with their prices in the city.',
      answer: rivalsSchema,
      missing: 'There is no such bike',
    }),
    limitRate(reads),
    validateInput('query', rivalsQuerySchema),
    async (c) =>
      c.json(presentRivals(await choice.rivals(c.req.param('slug'), c.req.valid('query').city), languageOf(c))),
  );
}
