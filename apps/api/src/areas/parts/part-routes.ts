import { pageQuerySchema } from '@dopahiya/domain/inputs';
import { bikePartsSchema, partDetailSchema, partPageSchema } from '@dopahiya/domain/parts';
import { Hono } from 'hono';
import type { ApiEnv } from '../../core/http/api-env.ts';
import { describeCall } from '../../core/http/openapi/describe-call.ts';
import { languageOf } from '../../core/http/request-language.ts';
import { presentPage } from '../../core/http/present-page.ts';
import { validateInput } from '../../core/http/validate-input.ts';
import { presentBikeParts, presentPart, presentPartDetail } from './part-presenter.ts';
import type { PartService } from './part-service.ts';

/** Routes under `parts/`; bikes, groups and parts are given by slug or id. */
export function partRoutes(parts: PartService) {
  return new Hono<ApiEnv>()
    .get(
      '/:bike',
      describeCall({
        group: 'Spare parts',
        summary: 'What a bike takes, and the groups of parts',
        description: 'The groups are the same for every bike. A fact that the catalogue does not know is null.',
        answer: bikePartsSchema,
        missing: 'There is no such bike',
      }),
      async (c) => c.json(presentBikeParts(await parts.forBike(c.req.param('bike')), languageOf(c))),
    )
    .get(
      '/:bike/:category',
      describeCall({
        group: 'Spare parts',
        summary: 'The parts of a group, each held against the bike',
        description:
          'fits is null where the catalogue does not know enough of the bike; what does not fit is listed too.',
        answer: partPageSchema,
        missing: 'There is no such bike, group or page',
      }),
      validateInput('query', pageQuerySchema),
      async (c) => {
        const { bike, category } = c.req.param();
        const { bike: against, ...page } = await parts.list(bike, category, c.req.valid('query'));
        return c.json(presentPage(c.req.url, page, (part) => presentPart(part, against, languageOf(c))));
      },
    )
    .get(
      '/:bike/:category/:part',
      describeCall({
        group: 'Spare parts',
        summary: 'One part, held against the bike',
        answer: partDetailSchema,
        missing: 'There is no such bike, group or part',
      }),
      async (c) => {
        const { bike, category, part } = c.req.param();
        return c.json(presentPartDetail(await parts.detail(bike, category, part), languageOf(c)));
      },
    );
}
