import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../journey.ts';

const classic = '/royal-enfield/classic-350';
const pair = '/compare-bikes/classic-350-vs-cb350';
const article = '/news/kerb-weight-you-feel';

interface Thing {
  '@type': string;
  [key: string]: unknown;
}

/** Returns what a page's head says to search engines, with addresses relative to the origin. */
async function headOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const html = await answer.text();
  const find = (pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
  const data = find(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s);
  return {
    caching: answer.headers()['cache-control'],
    title: find(/<title[^>]*>([^<]*)/),
    description: find(/<meta name="description" content="([^"]*)/),
    robots: find(/<meta name="robots" content="([^"]*)/),
    canonical: find(/<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)/),
    picture: find(/<meta property="og:image" content="https?:\/\/[^/"]+([^"]*)/),
    shareTitle: find(/<meta property="og:title" content="([^"]*)/),
    html,
    data,
    things: (JSON.parse(data || '{}') as { '@graph'?: Thing[] })['@graph'] ?? [],
  };
}

async function expectPicture(request: APIRequestContext, path: string) {
  const shared = await request.get(path);
  expect([shared.status(), shared.headers()['content-type']]).toEqual([200, 'image/png']);
}

test('the head of each kind of page says what stands on it', async ({ request }) => {
  await test.step('home says how it is searched', async () => {
    const { things } = await headOf(request, '/');
    const site = things.find((thing) => thing['@type'] === 'WebSite');
    const { origin } = new URL(String(site?.['url']));
    expect(site).toMatchObject({
      name: 'Dopahiya',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    });
  });
  await test.step('a bike has its price, its picture and no invented rating', async () => {
    const head = await headOf(request, classic);
    expect(head.title).toBe('Royal Enfield Classic 350: price, specifications, colours | Dopahiya');
    expect(head.description).toMatch(/₹[\d,]+, ex-showroom, Delhi · June 2026/);
    expect(head.canonical).toBe(classic);
    expect(head.data).toMatch(/"Product".*"BreadcrumbList".*"FAQPage"/s);
    expect(head.data).not.toContain('aggregateRating');
    await expectPicture(request, head.picture);
  });
  await test.step('a bike is offered at the price of the model where its variants are of other months', async () => {
    const { price } = (await (await request.get('/api/bikes/vida-v2/')).json()) as { price: number };
    const { things } = await headOf(request, '/vida/vida-v2');
    const product = things.find((thing) => thing['@type'] === 'Product');
    expect(product?.['offers']).toMatchObject({ '@type': 'Offer', price, priceCurrency: 'INR' });
  });
  await test.step('a pair has one address and a picture with both drawings', async () => {
    const head = await headOf(request, pair);
    expect(head.canonical).toBe('/compare-bikes/cb350-vs-classic-350');
    expect(head.description).toMatch(/Classic 350 ₹.*ex-showroom/);
    expect(head.data).toMatch(/BreadcrumbList.*ItemList/);
    await expectPicture(request, head.picture);
    expect((await headOf(request, head.canonical)).canonical).toBe(head.canonical);
    const old = await headOf(request, '/compare-bikes/classic-350-vs-thunderbird-350');
    expect(old.description).toContain('December 2018');
  });
  await test.step('a list says where it stands and what it holds', async () => {
    const { things, shareTitle } = await headOf(request, '/bikes/bodystyle/cruiser');
    expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
    expect(things[1]?.['itemListElement']).toHaveLength(10);
    expect(shareTitle).toContain('cruisers');
  });
  await test.step('an article is one, and stands in the feed and in the sitemap', async () => {
    const head = await headOf(request, article);
    expect(head.html).toMatch(/<link[^>]*type="application\/rss\+xml"[^>]*href="[^"]*\/bike-news\/feed\.xml"/);
    expect(head.data).toContain('"@type":"NewsArticle"');
    const feed = await request.get('/bike-news/feed.xml');
    expect(feed.headers()['content-type']).toContain('application/rss+xml');
    const newest = (await (await request.get('/api/news/?ordering=-published_date')).json()) as {
      results: { slug: string }[];
    };
    expect(await feed.text()).toContain(`/news/${newest.results[0]?.slug}</link>`);
    expect(await (await request.get('/sitemap.xml')).text()).toContain(article);
  });
});

const canonical = [
  ['/new-scooters', '/new-scooters'],
  ['/new-scooters?sort=price-low', '/new-scooters'],
  ['/new-scooters?sort=engine-low', '/new-scooters'],
  ['/new-scooters?sort=nonsense&page=0', '/new-scooters'],
  ['/new-scooters?page=2&sort=price-low&utm_source=poster', '/new-scooters?page=2'],
  ['/bikes/brand/honda', '/honda'],
  [`${classic}?utm_source=poster`, classic],
  ['/spare-parts/type/activa', '/spare-parts/type/activa'],
] as const;

test('a page has one address for search engines, and what was searched, chosen or is a sample has none', async ({
  request,
}) => {
  for (const [path, address] of canonical) expect((await headOf(request, path)).canonical, path).toBe(address);
  for (const path of ['/bikes?fuel=electric', '/search?q=activa', '/honda?q=cb']) {
    const head = await headOf(request, path);
    expect([head.caching, head.canonical], path).toEqual(['private, max-age=60', '']);
    expect(head.robots, path).toContain('noindex');
  }
  for (const path of ['/spare-parts/activa/lights', '/spare-parts/activa/brake-and-clutch/front-disc-brake-pads'])
    expect((await headOf(request, path)).robots, path).toContain('noindex');
  const used = await headOf(request, '/bikes/sample-jupiter-delhi-1');
  expect(used.caching).toBe('public, max-age=0, s-maxage=30');
  expect(used.robots).toContain('noindex');
  expect(used.picture).toMatch(/^\/media\/share\/jupiter\./);
});

test('search engines hear of a page in both languages, each at its own address', async ({ request }) => {
  const hindi = await headOf(request, '/hi/honda');
  expect([hindi.canonical, hindi.robots]).toEqual(['/hi/honda', '']);
  expect(hindi.data).toMatch(/\/hi\//);
  const english = await headOf(request, '/honda');
  expect(english.canonical).toBe('/honda');
  for (const { html } of [hindi, english]) {
    const alternates = html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="https?:\/\/[^/"]+([^"]*)"/gi);
    expect([...alternates].map(([, tag, path]) => [tag, path])).toEqual([
      ['en-IN', '/honda'],
      ['hi-IN', '/hi/honda'],
      ['x-default', '/honda'],
    ]);
  }
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/hi/honda<');
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /hi/search');
  const manifest = (await (await request.get('/hi/site.webmanifest')).json()) as object;
  expect(manifest).toMatchObject({ lang: 'hi-IN', start_url: '/hi' });
});

test('every page of the sitemap that is tried is there, under the address and a title of its own', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(300);
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  const tried = paths.filter((path, index) => /^\/[a-z-]*$/.test(path) || index % 40 === 0);
  const titles = new Set<string>();
  for (const path of tried) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    const [, own] = /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html) ?? [];
    if (own !== undefined) expect(own, path).toBe(path);
    const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
    expect(title, path).toMatch(/Dopahiya|दोपहिया/);
    titles.add(title);
  }
  expect(titles.size).toBe(tried.length);
});
