import { paths, sitemapSchema } from '@dopahiya/domain';
import type { PageFacts } from '@dopahiya/page';
import type { Hono } from 'hono';
import type { Env } from './env.ts';
import type { Gateway } from './gateway.ts';

interface SitemapParts {
  env: Pick<Env, 'SITE_ORIGIN'>;
  gateway: Pick<Gateway, 'fetch'>;
  loadPages: () => Promise<readonly PageFacts[]>;
}

const anHour = 'public, max-age=3600';

/** Serves what crawlers ask for: `robots.txt`, and `sitemap.xml` from what the API knows now. */
export function serveSitemap<Bindings extends object>(
  site: Hono<{ Bindings: Bindings }>,
  { env: { SITE_ORIGIN }, gateway, loadPages }: SitemapParts,
): void {
  site.get('/robots.txt', (c) => c.text(robotsText(SITE_ORIGIN), 200, { 'cache-control': anHour }));
  site.get('/sitemap.xml', async (c) => {
    const answer = await gateway.fetch(new Request(`${SITE_ORIGIN}/api/sitemap/`));
    if (!answer.ok) return c.text('The sitemap cannot be made right now. Please ask again later.', 503);
    const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': anHour };
    return c.body(sitemapText(await loadPages(), await answer.json(), SITE_ORIGIN), 200, headers);
  });
}

/** The sitemap of the pages at an origin, as XML, by what `api/sitemap/` answered. @throws when that is not the contract's. */
function sitemapText(pages: readonly PageFacts[], answer: unknown, origin: string): string {
  const known = sitemapSchema.parse(answer);
  const entries = pages.flatMap((page) => page.listed(known));
  const urls = entries.map(
    ({ path, changedOn }) => `<url><loc>${escape(origin + path)}</loc>${lastChange(changedOn)}</url>`,
  );
  const start = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `${start}\n${urls.join('\n')}\n</urlset>\n`;
}

const lastChange = (day: string | null | undefined): string => (day ? `<lastmod>${escape(day)}</lastmod>` : '');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

/** What crawlers are asked: to leave calls and searches alone. */
function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: ${paths.search}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
