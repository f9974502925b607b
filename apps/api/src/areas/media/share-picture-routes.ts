import { Hono } from 'hono';
import type { ApiEnv } from '../../core/http/api-env.ts';
import { notFound } from '../../core/errors.ts';
import { describeFile } from '../../core/http/openapi/describe-call.ts';
import { limitRate, type RateLimit } from '../../core/limits/rate-limit.ts';
import { type DrawingName, parseDrawingName, picturePolicies } from './drawing-address.ts';
import type { SharePictureService } from './share-picture-service.ts';
import { errors } from '../../core/texts/index.ts';

const MAX_BIKES = 4;
const ending = '.png';

const describePicture = describeFile({
  group: 'Drawings',
  summary: 'One to four bikes side by side, to scale, 1200 × 630: {drawing}~{drawing}.png',
  description: 'A drawing is named like its own file, as {slug}.{colour}.{version}.',
  type: 'image/png',
  missing: 'There is no such bike or colour',
  limited: true,
});

/** Routes for share images at `share/{drawing}~{drawing}.png`: cached for ever with current versions, else revalidated. */
export function sharePictureRoutes(pictures: SharePictureService, limit: RateLimit) {
  return new Hono<ApiEnv>().get('/:file', describePicture, limitRate(limit), async (c) => {
    const { png, version, current } = await pictures.draw(parseNames(c.req.param('file')));
    c.header('content-type', 'image/png');
    c.header('cache-control', current ? picturePolicies.current : picturePolicies.other);
    c.header('etag', `"${version}"`);
    return c.body(png);
  });
}

function parseNames(file: string): DrawingName[] {
  const parts = file.endsWith(ending) ? file.slice(0, -ending.length).split('~') : [];
  const names = parts.flatMap((part) => parseDrawingName(part) ?? []);
  if (names.length > 0 && names.length === parts.length && names.length <= MAX_BIKES) return names;
  throw notFound(errors.noSharePicture);
}
