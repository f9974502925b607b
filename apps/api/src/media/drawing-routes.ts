import { type Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import type { ApiEnv } from '../http/api-env.ts';
import { describeFile } from '../http/openapi/describe-call.ts';
import { notFound } from '../errors.ts';
import { type ContentCoding, contentCodings } from './compressed-text.ts';
import { type DrawingName, parseDrawingName } from './drawing-address.ts';
import type { DrawingService } from './drawing-service.ts';
import { picturePolicies } from './picture-policies.ts';

const describeDrawing = describeFile({
  group: 'Drawings',
  summary: 'A bike to scale in one of its colours: {slug}.{colour}.{version}.svg',
  type: 'image/svg+xml',
  missing: 'There is no such bike or colour',
});

/** Drawings under `drawings/{slug}.{colour}.{version}.svg`: for ever with the current version, else asked for anew. */
export function drawingRoutes(drawings: DrawingService) {
  return new Hono<ApiEnv>().get('/:file', describeDrawing, async (c) => {
    const { picture, version, current } = await drawings.draw(parseName(c.req.param('file')));
    const coding = codingFor(c);
    c.header('content-type', 'image/svg+xml');
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    c.header('cache-control', current ? picturePolicies.current : picturePolicies.other);
    c.header('vary', 'accept-encoding');
    c.header('etag', `"${version}-${coding}"`);
    if (coding !== 'identity') c.header('content-encoding', coding);
    return c.body(picture[coding]);
  });
}

function parseName(file: string): DrawingName {
  const name = file.endsWith('.svg') ? parseDrawingName(file.slice(0, -'.svg'.length)) : undefined;
  if (name) return name;
  throw notFound('There is no drawing at this address. A bike’s own call has the addresses of all its drawings.');
}

function codingFor(c: Context): ContentCoding {
  const coding = accepts(c, {
    header: 'Accept-Encoding',
    supports: [...contentCodings],
    default: 'identity',
    match: (accepted, { supports }) =>
      supports.find((type) => accepted.some((entry) => entry.type === type && entry.q > 0)) ?? 'identity',
  });
  return contentCodings.find((known) => known === coding) ?? 'identity';
}
