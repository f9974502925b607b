import { type SiteLanguage, siteLanguages } from '@dopahiya/domain/site';
import { serveSitemap } from '@dopahiya/site/server';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { sitePages } from '../app/pages/site-pages.ts';

const origin = 'https://dopahiya.example';

const known = {
  brands: [{ slug: 'hero', changed_on: '2026-11-20' }],
  bikes: [{ slug: 'splendor-plus', brand: 'hero', changed_on: null }],
  used_bikes: [{ slug: 'vega-110-2021-0a1b2c3d', changed_on: '2026-11-25' }],
  body_styles: ['scooter'],
  budgets: ['0-100000'],
  capacities: ['125-150'],
};

const [english] = siteLanguages;

function siteBefore(answer: () => Response, languages: readonly SiteLanguage[] = [english]) {
  const site = new Hono<{ Bindings: object }>();
  serveSitemap(site, {
    env: { SITE_ORIGIN: origin },
    gateway: { fetch: async () => answer() },
    loadPages: async () => sitePages,
    languages,
  });
  return site;
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location);

describe('sitemap.xml', () => {
  it('names every page once, at the origin of the site', async () => {
    const answer = await siteBefore(() => Response.json(known)).request('/sitemap.xml');
    const named = locations(await answer.text());
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    expect(named.every((location) => location.startsWith(`${origin}/`))).toBe(true);
    expect(new Set(named).size).toBe(named.length);
    for (const path of ['/', '/bikes', '/brands', '/bikes/scooters', '/hero', '/hero/splendor-plus']) {
      expect(named).toContain(origin + path);
    }
    expect(named).toContain(`${origin}/bikes/vega-110-2021-0a1b2c3d`);
    expect(named).toContain(`${origin}/bikes/budget/0-100000`);
    expect(named).toContain(`${origin}/bikes/engine-capacity/125-150`);
    expect(named).toContain(`${origin}/bikes/bodystyle/scooter`);
  });

  it('says when a page changed, where that is known', async () => {
    const xml = await (await siteBefore(() => Response.json(known)).request('/sitemap.xml')).text();
    expect(xml).toContain(`<url><loc>${origin}/hero</loc><lastmod>2026-11-20</lastmod></url>`);
    expect(xml).toContain(`<url><loc>${origin}/hero/splendor-plus</loc></url>`);
  });

  it('is one element of the sitemap protocol, whatever a slug or a day holds', async () => {
    const odd = { ...known, brands: [{ slug: 'a&b<c>', changed_on: '<soon>' }] };
    const xml = await (await siteBefore(() => Response.json(odd)).request('/sitemap.xml')).text();
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n(<url><loc>[^<&]*(&(amp|lt|gt|quot|apos);[^<&]*)*<\/loc>(<lastmod>[\d-]+<\/lastmod>|<lastmod>&lt;soon&gt;<\/lastmod>)?<\/url>\n)+<\/urlset>\n$/,
    );
    expect(xml).toContain('/a&amp;b&lt;c&gt;');
  });

  it('names no page of a visitor and no search', async () => {
    const named = locations(await (await siteBefore(() => Response.json(known)).request('/sitemap.xml')).text());
    for (const path of ['/search', '/login', '/profile']) expect(named).not.toContain(origin + path);
  });

  it('names every page in each language that it is told of', async () => {
    const answer = await siteBefore(() => Response.json(known), siteLanguages).request('/sitemap.xml');
    const named = locations(await answer.text());
    for (const path of ['/', '/hero', '/hi', '/hi/hero']) expect(named).toContain(origin + path);
  });

  it.each([
    ['fails', () => Response.json({ detail: 'Closed.' }, { status: 500 })],
    ['answers a page', () => new Response('<h1>Closed</h1>')],
    ['answers something else', () => Response.json([])],
    ['answers nothing', () => new Response(null, { status: 204 })],
  ])('is not there while the API %s, and says when to ask again', async (_, answer) => {
    const { status, headers } = await siteBefore(answer).request('/sitemap.xml');
    expect([status, headers.get('retry-after')]).toEqual([503, '60']);
  });
});

describe('robots.txt', () => {
  it('points to the sitemap and keeps crawlers from calls and searches', async () => {
    const text = await (await siteBefore(() => Response.json(known)).request('/robots.txt')).text();
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(text).toContain('Disallow: /api/');
    expect(text).toContain('Disallow: /search');
  });

  it('keeps crawlers from the searches of each language', async () => {
    const hindi = { ...english, prefix: '/hi' } as const;
    const text = await (await siteBefore(() => Response.json(known), [english, hindi]).request('/robots.txt')).text();
    expect(text).toContain('\nDisallow: /search\nDisallow: /hi/search\n');
  });
});
