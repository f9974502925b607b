import { deskPhotoSchema } from '@dopahiya/domain/desk';
import { Hono, type MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { limitRate } from '../../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import { photoLimits } from '../../media/index.ts';
import { atDesk } from '../entries/entry-routes.ts';
import type { DeskPhotoService } from './desk-photo-service.ts';
import { fileIn, limitForm } from './upload-form.ts';

/** Dependencies of the routes of tools. */
export interface ToolRouteDeps {
  deskPhotos: DeskPhotoService;
  guard: readonly MiddlewareHandler<ApiEnv>[];
  limits: Pick<RateLimits, 'writes'>;
}

/** Route `desk/photos/`: takes a photograph for content. */
export function deskPhotoRoutes({ deskPhotos, guard, limits }: ToolRouteDeps) {
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
