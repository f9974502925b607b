import { brochureReadingSchema, deskLimits, deskPhotoSchema } from '@dopahiya/domain/desk';
import { specSheetSchema } from '@dopahiya/domain/inputs';
import { Hono, type MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitBodyTo, readJson } from '../../../core/http/request-body.ts';
import { languageOf } from '../../../core/http/request-language.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import { photoLimits } from '../../media/index.ts';
import { atDesk } from '../entries/entry-routes.ts';
import type { BrochureService } from './brochure-service.ts';
import type { DeskPhotoService } from './desk-photo-service.ts';
import { fileIn, limitForm } from './upload-form.ts';

/** Dependencies of the routes of tools. */
export interface ToolRouteDeps {
  deskPhotos: DeskPhotoService;
  brochures: BrochureService;
  guard: readonly MiddlewareHandler<ApiEnv>[];
  limits: Pick<RateLimits, 'writes'>;
}

/** Routes under `desk/brochure/`: reads a spec sheet next to the facts of a model. */
export function brochureRoutes({ brochures, guard, limits }: Pick<ToolRouteDeps, 'brochures' | 'guard' | 'limits'>) {
  return new Hono<ApiEnv>()
    .use(limitRate(limits.writes), ...guard)
    .post(
      '/:model',
      describeCall({
        ...atDesk,
        summary: 'The facts of a spec sheet, each with its words and today’s value, and the lines that were not read',
        answer: brochureReadingSchema,
      }),
      limitBodyTo(4 * deskLimits.specSheet),
      readJson,
      validateInput('json', specSheetSchema),
      async (c) => c.json(await brochures.read(c.req.param('model'), c.req.valid('json').text, languageOf(c))),
    )
    .post(
      '/:model/file',
      describeCall({
        ...atDesk,
        summary: 'The facts of a spec sheet in a PDF with text',
        answer: brochureReadingSchema,
      }),
      limitForm(),
      async (c) => c.json(await brochures.readPdf(c.req.param('model'), await fileIn(c, 'file'), languageOf(c))),
    );
}

/** Route `desk/photos/`: takes a photograph for content. */
export function deskPhotoRoutes({ deskPhotos, guard, limits }: Omit<ToolRouteDeps, 'brochures'>) {
  return new Hono<ApiEnv>().post(
    '/',
    describeCall({
      ...atDesk,
      summary: 'Takes a photograph, to be named in content',
      answer: deskPhotoSchema,
      status: 201,
    }),
    limitRate(limits.writes),
    ...guard,
    limitForm(photoLimits.bytes),
    async (c) => c.json(await deskPhotos.add(await fileIn(c, 'photo')), 201),
  );
}
