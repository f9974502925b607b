import { choiceReadingSchema, choiceSchema, rivalNotesSchema, rivalsSchema } from '@dopahiya/domain/bikes';
import {
  choiceQuerySchema,
  needsInQuery,
  needsQuerySchema,
  rivalNotesQuerySchema,
  rivalsQuerySchema,
} from '@dopahiya/domain/inputs';
import { chosenShown } from '@dopahiya/domain/requests';
import { usualWeights } from '@dopahiya/engines/choose';
import { Hono } from 'hono';
import { type CoreSources, defineArea } from '../../core/area.ts';
import type { ApiEnv } from '../../core/http/api-env.ts';
import { describeCall } from '../../core/http/openapi/describe-call.ts';
import { languageOf } from '../../core/http/request-language.ts';
import { validateInput } from '../../core/http/validate-input.ts';
import { limitRate, type RateLimit } from '../../core/limits/rate-limit.ts';
import { presentChoice, presentRivals } from './choice-presenter.ts';
import type { ChoiceService } from './choice-service.ts';

interface ChoiceAreaSources extends CoreSources {
  choice: ChoiceService;
}

/** Area of choosing among bikes: what suits a rider, and what beats a bike. */
export const choiceArea = defineArea({
  services: ({ choice }: ChoiceAreaSources) => ({ choice }),
  routes: ({ choice }, { limits }) => [
    ['/api/choose', choiceRoutes(choice, limits.reads)],
    ['/api/bikes', rivalRoutes(choice, limits.reads)],
  ],
});

function choiceRoutes(choice: ChoiceService, reads: RateLimit) {
  return new Hono<ApiEnv>()
    .get(
      '/',
      describeCall({
        group: 'Bikes',
        summary: 'The bikes on sale that suit a rider and that no other suitable bike beats',
        description:
          'A bike beats another if it is at least as good in everything that matters, and better in something. Bikes with unknown facts are listed apart. `why_not` is null if there is no bike with the slug or id in `not`.',
        answer: choiceSchema,
      }),
      limitRate(reads),
      validateInput('query', choiceQuerySchema),
      async (c) => {
        const query = c.req.valid('query');
        const { city, not, limit = chosenShown.usual } = query;
        const needs = needsInQuery(query, (use) => usualWeights[use]);
        return c.json(presentChoice(await choice.choose(city, needs, not), { language: languageOf(c), limit }));
      },
    )
    .get(
      '/rivals',
      describeCall({
        group: 'Bikes',
        summary: 'In short what beats each bike of a list',
        description: 'Only bikes on sale have a note, by the same comparison as `bikes/{slug}/rivals/`.',
        answer: rivalNotesSchema,
      }),
      limitRate(reads),
      validateInput('query', rivalNotesQuerySchema),
      async (c) => {
        const { of = [], city } = c.req.valid('query');
        return c.json(await choice.rivalNotes(of, city));
      },
    )
    .get(
      '/needs',
      describeCall({
        group: 'Bikes',
        summary: 'What a rider’s words say of their needs, and the words that no need stands for',
        answer: choiceReadingSchema,
      }),
      limitRate(reads),
      validateInput('query', needsQuerySchema),
      async (c) => c.json(await choice.readNeeds(c.req.valid('query').text)),
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
