import { Hono } from 'hono';
import { readFile } from 'node:fs/promises';
import type { ApiEnv } from '../../core/http/api-env.ts';
import { notFound } from '../../core/errors.ts';
import { describeFile } from '../../core/http/openapi/describe-call.ts';
import { errors } from '../../core/texts/index.ts';

const folder = new URL('../../../data/logos/', import.meta.url);

/** Raise it when a logo changes: logo addresses are cached for ever. */
const edition = 1;

/** Returns the address of a brand's logo by its name in Simple Icons; null for a brand without a free one. */
export function logoAddress(icon: string | null): string | null {
  return icon && `/media/logos/${icon}.${edition}.svg`;
}

/** Style that follows the colour scheme of the page. */
const ink = '<style>path{fill:#141817}@media(prefers-color-scheme:dark){path{fill:#ecefec}}</style>';

/** Returns a brand's logo as SVG; undefined if there is no such file. */
export async function readLogo(icon: string): Promise<string | undefined> {
  const svg = await readFile(new URL(`${icon}.svg`, folder), 'utf8').catch(() => undefined);
  return svg?.replace('<path', `${ink}<path`);
}

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
    if (!svg) throw notFound(errors.noMark);
    c.header('content-type', 'image/svg+xml');
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    c.header('cache-control', 'public, max-age=31536000, immutable');
    return c.body(svg);
  });
}
