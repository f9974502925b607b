import type { PageFacts } from '@dopahiya/page';
import type { Hono } from 'hono';
import type { Env } from './env.ts';
import type { Gateway } from './gateway.ts';
import { robotsText, sitemapText } from './sitemap.ts';

interface SitemapParts {
  env: Pick<Env, 'SITE_ORIGIN'>;
  gateway: Pick<Gateway, 'fetch'>;
  pages: readonly PageFacts[];
}

const anHour = 'public, max-age=3600';

/** Serves what crawlers ask for: `robots.txt`, and `sitemap.xml` from what the API knows now. */
export function serveSitemap<Bindings extends object>(
  site: Hono<{ Bindings: Bindings }>,
  { env: { SITE_ORIGIN }, gateway, pages }: SitemapParts,
): void {
  site.get('/robots.txt', (c) => c.text(robotsText(SITE_ORIGIN), 200, { 'cache-control': anHour }));
  site.get('/sitemap.xml', async (c) => {
    const answer = await gateway.fetch(new Request(`${SITE_ORIGIN}/api/sitemap/`));
    if (!answer.ok) return c.text('The sitemap cannot be made right now. Please ask again later.', 503);
    const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': anHour };
    return c.body(sitemapText(pages, await answer.json(), SITE_ORIGIN), 200, headers);
  });
}
