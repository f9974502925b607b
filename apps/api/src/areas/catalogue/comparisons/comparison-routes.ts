import { compareQuerySchema, pageQuerySchema, summaryQuerySchema } from '@dopahiya/domain/inputs';
import { bikeCardSchema, comparedBikesSchema, comparisonSchema } from '@dopahiya/domain/bikes';
import { countedViewSchema, pageOf } from '@dopahiya/domain/requests';
import type { Language } from '@dopahiya/domain/site';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { languageOf } from '../../../core/http/request-language.ts';
import { presentPage } from '../../../core/http/present-page.ts';
import { limitRate, limitViews } from '../../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import { drawingAddressesApart } from '../../media/index.ts';
import { presentBikeCard } from '../bikes/bike-card-presenter.ts';
import { presentBikeDetail } from '../bikes/bike-detail-presenter.ts';
import type { BikeWithVariants } from '../bikes/bike-repository.ts';
import type { ComparedPair, ComparisonService } from './comparison-service.ts';

/** Routes under `comparisons/`. */
export function comparisonRoutes(comparisons: ComparisonService) {
  return new Hono<ApiEnv>().get(
    '/',
    describeCall({
      group: 'Comparison',
      summary: 'Pairs that are often compared: those that editors chose, then those that visitors compare most',
      description: 'Visitors’ pairs need three comparisons in this ISO week and the last.',
      answer: pageOf(comparisonSchema),
      missing: 'There is no such page',
    }),
    validateInput('query', pageQuerySchema),
    async (c) => {
      const page = await comparisons.list(c.req.valid('query'));
      return c.json(presentPage(c.req.url, page, (pair) => presentPair(pair, languageOf(c))));
    },
  );
}

const missing = 'There is no such bike';

/** Routes under `compare-bikes/`: two to four slugs joined by '-vs-'. */
export function compareRoutes(comparisons: ComparisonService, limits: Pick<RateLimits, 'reads' | 'views'>) {
  return new Hono<ApiEnv>()
    .get(
      '/:slugs',
      describeCall({
        group: 'Comparison',
        summary: 'Two to four bikes side by side, their slugs joined by -vs-',
        answer: comparedBikesSchema,
        missing,
      }),
      validateInput('query', compareQuerySchema),
      async (c) => {
        const compared = await comparisons.compare(c.req.param('slugs'), c.req.valid('query'));
        return c.json({ bikes: presentCompared(compared, languageOf(c)) });
      },
    )
    .post(
      '/:slugs/views',
      describeCall({
        group: 'Service',
        summary: 'Counts that two to four bikes were compared; it takes no body',
        answer: countedViewSchema,
        missing,
      }),
      limitRate(limits.reads),
      async (c) => {
        await comparisons.countView(c.req.param('slugs'), ([bike, rival]) =>
          limitViews(c, limits.views, `comparison ${bike}-${rival}`),
        );
        c.header('cache-control', 'no-store');
        return c.json({ counted: true });
      },
    );
}

/** Routes under `bike-summary/`: the bikes that may be compared. */
export function summaryRoutes(comparisons: ComparisonService) {
  return new Hono<ApiEnv>().get(
    '/',
    describeCall({
      group: 'Comparison',
      summary: 'Bikes that may be compared',
      answer: pageOf(bikeCardSchema),
      missing: 'There is no such page',
    }),
    validateInput('query', summaryQuerySchema),
    async (c) => {
      const page = await comparisons.choices(c.req.valid('query'));
      return c.json(presentPage(c.req.url, page, (row) => presentBikeCard(row, languageOf(c))));
    },
  );
}

function presentPair({ id, bikes }: ComparedPair, language: Language) {
  const images = drawingAddressesApart(bikes);
  const cards = bikes.map((bike, index) => ({ ...presentBikeCard(bike, language), default_image_url: images[index] }));
  return { id, bikes: cards };
}

function presentCompared(compared: readonly BikeWithVariants[], language: Language) {
  const images = drawingAddressesApart(compared.map(({ bike }) => bike));
  return compared.map(({ bike, variants }, index) => ({
    ...presentBikeDetail(bike, variants, language),
    default_image_url: images[index],
  }));
}
