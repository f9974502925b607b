import { paths, type Sitemap, sitemapSchema } from '@dopahiya/domain';
import { unbuiltPages } from '../app/routes/unbuilt-pages.ts';

/** One page for search engines: its path, and the day of its last change where that is known. */
interface SitemapEntry {
  path: string;
  changedOn?: string | null;
}

/** Pages of the visitor or of a moment, and those that only lead on: nobody finds them by a search engine. */
const unlisted: ReadonlySet<string> = new Set([
  paths.search,
  paths.login,
  paths.signup,
  paths.forgotPassword,
  paths.profile,
  paths.compareBike,
  paths.compareElectricBikes,
]);

const categories = ['scooters', 'sports', 'mileage', 'cruisers'];

const fixedPaths = Object.values(paths)
  .filter((path) => typeof path === 'string')
  .filter((path) => !unbuiltPages.has(path) && !unlisted.has(path));

/** Every page that search engines may show, by what the API knows. */
function sitemapEntries({ brands, bikes, body_styles, budgets, capacities }: Sitemap): SitemapEntry[] {
  return [
    ...[...fixedPaths, ...categories.map(paths.category), ...body_styles.map(paths.bodyStyle)].map(atPath),
    ...budgets.map((span) => atPath(`/bikes/budget/${span}`)),
    ...capacities.map((span) => atPath(`/bikes/engine-capacity/${span}`)),
    ...brands.map(({ slug, changed_on }) => ({ path: paths.brand(slug), changedOn: changed_on })),
    ...bikes.map(({ brand, slug, changed_on }) => ({ path: `/${brand}/${slug}`, changedOn: changed_on })),
  ];
}

const atPath = (path: string): SitemapEntry => ({ path });

/** The sitemap of the site at an origin, as XML, by what `api/sitemap/` answered. @throws when that is not the contract's. */
export function sitemapText(answer: unknown, origin: string): string {
  const entries = sitemapEntries(sitemapSchema.parse(answer));
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
