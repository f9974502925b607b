import { Hono } from 'hono';
import { notFound } from '../../../core/errors.ts';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeFile } from '../../../core/http/openapi/describe-call.ts';
import { picturePolicies } from '../drawing-address.ts';
import type { PhotoDeps } from './photo-store.ts';
import { errors } from '../../../core/texts/index.ts';

const describePhoto = describeFile({
  group: 'Drawings',
  summary: 'A photograph of a bike: {key}-{width}.avif, .webp or .jpg; the bike’s own call has key and widths',
  type: 'image/*',
  missing: 'There is no such photograph',
});

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Routes for photographs at `photos/{key}-{width}.{format}`, cached for ever: a changed picture has a new key. */
export function photoRoutes(photos: Pick<PhotoDeps, 'store'>) {
  return new Hono<ApiEnv>().get('/:file', describePhoto, async (c) => {
    const file = c.req.param('file');
    const bytes = await photos.store?.read(file);
    const [name = '', format = ''] = file.split('.');
    if (!bytes) throw notFound(errors.noPhotograph);
    c.header('content-type', types[format] ?? 'application/octet-stream');
    c.header('content-security-policy', "default-src 'none'");
    c.header('cache-control', picturePolicies.current);
    c.header('etag', `"${name}-${format}"`);
    return c.body(bytes);
  });
}
