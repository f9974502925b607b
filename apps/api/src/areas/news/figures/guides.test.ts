import { readLoanOffers } from '../../loans/index.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { BikeRepository } from '../../catalogue/bikes/bike-repository.ts';
import { CityRepository } from '../../catalogue/cities/city-repository.ts';
import { ownCatalogue } from '../../seeding/read-catalogue.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { openOwnCatalogue } from '../../../testing/test-databases.ts';
import { ArticleRepository } from '../article-repository.ts';
import { CatalogueFigures } from './catalogue-figures.ts';
import { checkFigures, fillFigures } from './fill-figures.ts';

const folder = join(ownCatalogue, 'articles');
const guides = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => partsOf(file, readFileSync(join(folder, file), 'utf8')))
  .filter(({ head }) => /^sample: false$/m.test(head));

function partsOf(file: string, text: string): { file: string; head: string; body: string } {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { file, head, body };
}

/** Rupee amounts typed by hand in guides, since no rule or catalogue fact covers them. */
const typedByHand: Readonly<Record<string, string>> = {
  '₹50,000': 'a sum of the question: the amount of a loan',
  '₹1,00,000': 'a sum of the question: the budget, the amount of a loan',
  '₹1.5 lakh': 'a sum of the question: the budget of a list that the guide leads to',
  '₹1,000': 'the fee for renewing a registration after fifteen years, which is no part of a new price',
  '₹2,000': 'the same after twenty years, since 21 August 2025',
};

let database: Database;
let source: CatalogueFigures;

beforeAll(async () => {
  database = await openOwnCatalogue();
  source = new CatalogueFigures({
    bikes: new BikeRepository(database.orm),
    cities: new CityRepository(database.orm),
    lenders: () => readLoanOffers(database.orm),
    date: () => '2026-11-26',
  });
});

describe('what owning costs', () => {
  it('has a bill with a column for each bike, and no line that costs nobody anything', async () => {
    const text = await fillFigures('{{cost 20 km 1 years delhi splendor-plus activa}}', source);
    expect(text).toMatch(/^\| Over a year \| \[[^\]]+\]\([^)]+\) \| \[[^|]+ \|\n/);
    expect(text).toContain('| **In all** | **₹');
    expect(text).not.toMatch(/\| ₹0 \| ₹0 \|/);
  });
});

describe('our guides', () => {
  it('each have all their figures', async () => {
    for (const { file, body } of guides) {
      expect(await checkFigures(body, source), file).toEqual([]);
      expect(await fillFigures(body, source), file).not.toMatch(/[{}]|undefined|NaN|₹-/);
    }
  });

  it('each lead to their tool, and hold no HTML', () => {
    for (const { file, head, body } of guides) {
      expect(body, file).not.toMatch(/<[a-z]/i);
      const [, tool = ''] = /^tool: (\S+)$/m.exec(head) ?? [];
      expect(tool, file).toMatch(/^\/[a-z]/);
      expect(body, file).toContain(`](${tool}`);
      expect(head, file).toMatch(/^tool_label: .{10,42}$/m);
    }
  });

  it('each have an excerpt that a list shows whole', () => {
    for (const { file, head } of guides) {
      const [, excerpt = ''] = /^excerpt: (.+)$/m.exec(head) ?? [];
      expect(excerpt.length, file).toBeGreaterThan(80);
      expect(excerpt.replaceAll(/^'|'$/g, '').length, file).toBeLessThanOrEqual(150);
    }
  });

  it.each([
    ['flat-or-reducing-rate', ['what-lenders-ask', 'down-payment-and-tenure', 'hypothecation']],
    [
      'buying-used-papers-and-transfer',
      ['moving-to-another-state', 'when-a-bike-turns-fifteen', 'tricks-when-buying-online'],
    ],
    ['range-in-summer-and-winter', ['what-a-battery-costs']],
    ['road-tax-by-state', ['what-an-on-road-price-is-made-of']],
  ])('%s leads on to those like it', async (slug, expected) => {
    const found = await new ArticleRepository(database.orm).find(
      { day: '2026-12-31', relatedTo: slug, category: 'guide' },
      '-published_date',
      { offset: 0, limit: 3 },
      'en',
    );
    expect(found.map((article) => article.slug)).toEqual(expect.arrayContaining(expected));
  });

  it('each ask their tool about bikes and cities that there are', async () => {
    for (const { file, body } of guides) expect(await unknownIn(body), file).toEqual([]);
  });

  /** Finds the links of a text to things the catalogue does not know. */
  async function unknownIn(body: string): Promise<unknown[]> {
    const links = [...body.matchAll(/\]\((\/[^)\s]*)\)/g)].map(
      ([, address = '']) => new URL(address, 'http://site.invalid'),
    );
    const named = links.flatMap(({ searchParams, pathname }) => [
      ...searchParams.getAll('bike'),
      ...(pathname.startsWith('/compare-bikes/') ? (pathname.split('/')[2] ?? '').split('-vs-') : []),
    ]);
    const cityNames = links.flatMap(({ searchParams }) => searchParams.getAll('city'));
    const bikes = new BikeRepository(database.orm);
    const cities = new CityRepository(database.orm);
    const found = await Promise.all([
      ...named.map((slug) => bikes.idOf(slug)),
      ...cityNames.map(async (name) => (await cities.called(name))[0]?.name.replace(name, '')),
    ]);
    return found.filter((one) => one === undefined || (typeof one === 'string' && one !== ''));
  }

  it('each type no sum by hand that we could work out', () => {
    for (const { file, head, body } of guides) {
      const sums = `${head}${body}`.match(/₹\s?[\d,.]*\d(?:\s(?:lakh|crore))?/g) ?? [];
      expect(
        sums.filter((sum) => !Object.hasOwn(typedByHand, sum)),
        file,
      ).toEqual([]);
    }
  });
});
