import { type Sitemap, sitemapSchema } from '@dopahiya/domain/requests';
import { addressIn, paths, type SiteLanguage } from '@dopahiya/domain/site';
import type { ListedAddress, PageFacts } from '../pages/define-page.ts';
import type { Hono } from 'hono';
import * as texts from '#texts/server';
import type { Env } from './env.ts';
import type { Gateway } from './gateway.ts';

interface SitemapParts {
  env: Pick<Env, 'SITE_ORIGIN'>;
  gateway: Pick<Gateway, 'fetch'>;
  loadPages: () => Promise<readonly PageFacts[]>;
  /** Languages to be indexed. */
  languages: readonly SiteLanguage[];
}

const anHour = 'public, max-age=3600';
/** Lists used bikes, which must disappear within a minute of being sold. */
const briefly = 'public, max-age=0, s-maxage=30';

/** Serves `robots.txt`, and `sitemap.xml` with current API data. */
export function serveSitemap<Bindings extends object>(
  site: Hono<{ Bindings: Bindings }>,
  { env: { SITE_ORIGIN }, gateway, loadPages, languages }: SitemapParts,
): void {
  site.get('/robots.txt', (c) => c.text(robotsText(SITE_ORIGIN, languages), 200, { 'cache-control': anHour }));
  site.get('/sitemap.xml', async (c) => {
    const known = await knownBy(gateway, SITE_ORIGIN);
    if (!known) return c.text(texts.noSitemap, 503, { 'retry-after': '60' });
    const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': briefly };
    const entries = (await loadPages()).flatMap((page) => page.listed(known));
    return c.body(sitemapText(entries, languages, SITE_ORIGIN), 200, headers);
  });
}

/** Returns the API's sitemap data; undefined if it does not respond or the response is invalid. */
async function knownBy(gateway: Pick<Gateway, 'fetch'>, origin: string): Promise<Sitemap | undefined> {
  const answer = await gateway.fetch(new Request(`${origin}/api/sitemap/`));
  if (!answer.ok) return undefined;
  return sitemapSchema.safeParse(await answer.json().catch(() => undefined)).data;
}

/** Builds the XML sitemap of pages in each language at an origin. */
function sitemapText(pages: readonly ListedAddress[], languages: readonly SiteLanguage[], origin: string): string {
  const urls = languages.flatMap((language) => pages.map((page) => urlOf(page, language, origin)));
  const start = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `${start}\n${urls.join('\n')}\n</urlset>\n`;
}

const urlOf = ({ path, changedOn }: ListedAddress, language: SiteLanguage, origin: string): string =>
  `<url><loc>${escape(origin + addressIn(path, language))}</loc>${lastChange(changedOn)}</url>`;

const lastChange = (day: string | null | undefined): string => (day ? `<lastmod>${escape(day)}</lastmod>` : '');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

/** Builds robots.txt, which excludes API calls and searches. */
function robotsText(origin: string, languages: readonly SiteLanguage[]): string {
  const searches = languages.map((language) => `Disallow: ${addressIn(paths.search, language)}\n`).join('');
  return `User-agent: *\nDisallow: /api/\n${searches}\nSitemap: ${origin}/sitemap.xml\n`;
}
