import { beforeAll, describe, expect, it } from 'vitest';
import { ownCatalogueApp } from './testing/seeded-app.ts';
import { openOwnCatalogue } from './testing/test-databases.ts';

const inHindi = /[\u0900-\u097F]/;

describe('answers over our own catalogue', () => {
  let app: Awaited<ReturnType<typeof ownCatalogueApp>>;

  beforeAll(async () => {
    app = await ownCatalogueApp(await openOwnCatalogue(), new Date('2026-11-28T12:00:00+05:30'));
  });

  /** Returns the texts of an answer, without those that are the same in both languages. */
  const ownTexts = async (path: string, other: string, init?: RequestInit) => {
    const textsOf = async (lang: string) => {
      const answer = await app.request(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`, init);
      expect(answer.status).toBe(200);
      return (await answer.text()).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
    };
    const [asked, left] = [await textsOf(other === 'hi' ? 'en' : 'hi'), new Set(await textsOf(other))];
    return asked.filter((text) => !left.has(text)).join(' ');
  };

  it.each([
    '/api/bikes/?limit=20',
    '/api/bikes/?limit=1&facets=true',
    '/api/bikes/trending/',
    '/api/bikes/upcoming_bikes/',
    '/api/bikes/upcoming_bikes/?page=1',
    '/api/bikes/scooters/',
    '/api/bikes/classic-350/',
    '/api/bikes/classic-350/rivals/?city=Pune',
    '/api/bikes/classic-350/on-road-price/states/',
    '/api/statistics/popular_bikes/',
    '/api/bike-summary/?limit=20',
    '/api/comparisons/',
    '/api/compare-bikes/classic-350-vs-hunter-350/',
    '/api/variants/?bike_model=classic-350&city=Pune',
    '/api/brands/',
    '/api/brands/honda/',
    '/api/categories/',
    '/api/dealerships/?city=Pune',
    '/api/faqs/',
    '/api/faqs/?bike_model=classic-350',
    '/api/news/',
    '/api/news/hypothecation/',
    '/api/parts/classic-350/',
    '/api/parts/classic-350/air-filter/',
    '/api/parts/classic-350/air-filter/air-filter-element/',
    '/api/choose/?city=Pune',
    '/api/running-costs/?city=Pune',
    '/api/loan-offers/',
    '/api/search/pages/?search=loan',
    '/api/used-bikes/?facets=true',
  ])('are in the language that is asked for: %s', async (path) => {
    expect(await ownTexts(path, 'en')).toMatch(inHindi);
    expect(await ownTexts(path, 'hi')).not.toMatch(inHindi);
  });
});
