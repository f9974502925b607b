import { Hono } from 'hono';
import type { ApiEnv } from '../../core/http/api-env.ts';
import { notFound } from '../../core/errors.ts';
import { describeFile } from '../../core/http/openapi/describe-call.ts';
import { readLogo } from './brand-logo.ts';

const fileName = /^(?<icon>[a-z0-9]+)\.\d+\.svg$/;

const describeLogo = describeFile({
  group: 'Drawings',
  summary: 'The mark of a maker; brands have its address',
  type: 'image/svg+xml',
  missing: 'There is no such mark',
});

/** Routes for logos at `logos/{name}.{edition}.svg`, cached for ever. */
export function logoRoutes() {
  return new Hono<ApiEnv>().get('/:file', describeLogo, async (c) => {
    const { icon = '' } = fileName.exec(c.req.param('file'))?.groups ?? {};
    const svg = icon && (await readLogo(icon));
    if (!svg) throw notFound('There is no mark at this address. A brand’s own call has the address of its mark.');
    c.header('content-type', 'image/svg+xml');
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    c.header('cache-control', 'public, max-age=31536000, immutable');
    return c.body(svg);
  });
}
