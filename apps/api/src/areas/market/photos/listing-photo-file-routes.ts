import { Hono } from 'hono';
import { notFound } from '../../../core/errors.ts';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeFile } from '../../../core/http/openapi/describe-call.ts';
import { picturePolicies } from '../../media/index.ts';
import type { ListingPhotoService } from './listing-photo-service.ts';
import { errors, marketErrors } from '../../../core/texts/index.ts';

const describePhoto = describeFile({
  group: 'Used bikes',
  summary:
    'A photo of a listing: {key}-{width}.webp or .jpg, and .avif once it is made; the listing’s own call has key and widths',
  type: 'image/*',
  missing: 'There is no such photo',
});

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Route for photos of listings, `listings/{key}-{width}.{format}`, with headers that prevent scripts in them from running. */
export function listingPhotoFileRoutes(photos: Pick<ListingPhotoService, 'file'>) {
  return new Hono<ApiEnv>().get('/:file', describePhoto, async (c) => {
    const name = c.req.param('file');
    const bytes = await photos.file(name);
    if (!bytes) throw notFound(marketErrors.noPhotoFile);
    c.header('content-type', types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream');
    c.header('content-security-policy', "default-src 'none'; sandbox");
    c.header('cache-control', picturePolicies.current);
    return c.body(bytes);
  });
}
