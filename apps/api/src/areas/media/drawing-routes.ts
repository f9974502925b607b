import { Hono } from 'hono';
import type { ApiEnv } from '../../core/http/api-env.ts';
import { sendCompressed } from '../../core/http/send-compressed.ts';
import { describeFile } from '../../core/http/openapi/describe-call.ts';
import { notFound } from '../../core/errors.ts';
import { type DrawingName, parseDrawingName, picturePolicies } from './drawing-address.ts';
import type { DrawingService } from './drawing-service.ts';
import { errors } from '../../core/texts/index.ts';

const describeDrawing = describeFile({
  group: 'Drawings',
  summary: 'A bike to scale in one of its colours: {slug}.{colour}.{version}.svg',
  description: 'With its current version it may be cached for ever.',
  type: 'image/svg+xml',
  missing: 'There is no such bike or colour',
});

/** Routes for drawings at `drawings/{slug}.{colour}.{version}.svg`: cached for ever with the current version, else revalidated. */
export function drawingRoutes(drawings: DrawingService) {
  return new Hono<ApiEnv>().get('/:file', describeDrawing, async (c) => {
    const { picture, version, current } = await drawings.draw(parseName(c.req.param('file')));
    c.header('content-type', 'image/svg+xml');
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    c.header('cache-control', current ? picturePolicies.current : picturePolicies.other);
    return sendCompressed(c, picture, version);
  });
}

function parseName(file: string): DrawingName {
  const name = file.endsWith('.svg') ? parseDrawingName(file.slice(0, -'.svg'.length)) : undefined;
  if (name) return name;
  throw notFound(errors.noDrawing);
}
