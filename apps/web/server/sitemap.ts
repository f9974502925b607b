import { paths, sitemapSchema } from '@dopahiya/domain';
import type { PageFacts } from '@dopahiya/page';

/** The sitemap of the pages at an origin, as XML, by what `api/sitemap/` answered. @throws when that is not the contract's. */
export function sitemapText(pages: readonly PageFacts[], answer: unknown, origin: string): string {
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
export function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: ${paths.search}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
