import { readdirSync, readFileSync } from 'node:fs';
import { readLoanOffers } from '../../loans/index.ts';
import { join } from 'node:path';
import { readLoanOffers } from '../../loans/index.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { readLoanOffers } from '../../loans/index.ts';
import { BikeRepository } from '../../catalogue/bikes/bike-repository.ts';
import { readLoanOffers } from '../../loans/index.ts';
import { CityRepository } from '../../catalogue/cities/city-repository.ts';
import { readLoanOffers } from '../../loans/index.ts';
import { ownCatalogue } from '../../seeding/read-catalogue.ts';
import { readLoanOffers } from '../../loans/index.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { readLoanOffers } from '../../loans/index.ts';
import { openOwnCatalogue } from '../../../testing/test-databases.ts';
import { readLoanOffers } from '../../loans/index.ts';
import { ArticleRepository } from '../article-repository.ts';
import { readLoanOffers } from '../../loans/index.ts';
import { CatalogueFigures } from './catalogue-figures.ts';
import { readLoanOffers } from '../../loans/index.ts';
import { checkFigures, fillFigures } from './fill-figures.ts';
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
const folder = join(ownCatalogue, 'articles');
import { readLoanOffers } from '../../loans/index.ts';
const guides = readdirSync(folder)
import { readLoanOffers } from '../../loans/index.ts';
  .filter((file) => file.endsWith('.md'))
import { readLoanOffers } from '../../loans/index.ts';
  .map((file) => partsOf(file, readFileSync(join(folder, file), 'utf8')))
import { readLoanOffers } from '../../loans/index.ts';
  .filter(({ head }) => /^sample: false$/m.test(head));
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
function partsOf(file: string, text: string): { file: string; head: string; body: string } {
import { readLoanOffers } from '../../loans/index.ts';
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
import { readLoanOffers } from '../../loans/index.ts';
  return { file, head, body };
import { readLoanOffers } from '../../loans/index.ts';
}
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
/** Rupee amounts typed by hand in guides, since no rule or catalogue fact covers them. */
import { readLoanOffers } from '../../loans/index.ts';
const typedByHand: Readonly<Record<string, string>> = {
import { readLoanOffers } from '../../loans/index.ts';
  '₹50,000': 'a sum of the question: the amount of a loan',
import { readLoanOffers } from '../../loans/index.ts';
  '₹1,00,000': 'a sum of the question: the budget, the amount of a loan',
import { readLoanOffers } from '../../loans/index.ts';
  '₹1.5 lakh': 'a sum of the question: the budget of a list that the guide leads to',
import { readLoanOffers } from '../../loans/index.ts';
  '₹1,000': 'the fee for renewing a registration after fifteen years, which is no part of a new price',
import { readLoanOffers } from '../../loans/index.ts';
  '₹2,000': 'the same after twenty years, since 21 August 2025',
import { readLoanOffers } from '../../loans/index.ts';
};
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
let database: Database;
import { readLoanOffers } from '../../loans/index.ts';
let source: CatalogueFigures;
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
beforeAll(async () => {
import { readLoanOffers } from '../../loans/index.ts';
  database = await openOwnCatalogue();
import { readLoanOffers } from '../../loans/index.ts';
  source = new CatalogueFigures({
import { readLoanOffers } from '../../loans/index.ts';
    bikes: new BikeRepository(database.orm),
import { readLoanOffers } from '../../loans/index.ts';
    cities: new CityRepository(database.orm),
import { readLoanOffers } from '../../loans/index.ts';
    lenders: () => readLoanOffers(database.orm),
import { readLoanOffers } from '../../loans/index.ts';
    date: () => '2026-11-26',
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';
});
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
describe('what owning costs', () => {
import { readLoanOffers } from '../../loans/index.ts';
  it('has a bill with a column for each bike, and no line that costs nobody anything', async () => {
import { readLoanOffers } from '../../loans/index.ts';
    const text = await fillFigures('{{cost 20 km 1 years delhi splendor-plus activa}}', source);
import { readLoanOffers } from '../../loans/index.ts';
    expect(text).toMatch(/^\| Over a year \| \[[^\]]+\]\([^)]+\) \| \[[^|]+ \|\n/);
import { readLoanOffers } from '../../loans/index.ts';
    expect(text).toContain('| **In all** | **₹');
import { readLoanOffers } from '../../loans/index.ts';
    expect(text).not.toMatch(/\| ₹0 \| ₹0 \|/);
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';
});
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
describe('our guides', () => {
import { readLoanOffers } from '../../loans/index.ts';
  it('each have all their figures', async () => {
import { readLoanOffers } from '../../loans/index.ts';
    for (const { file, body } of guides) {
import { readLoanOffers } from '../../loans/index.ts';
      expect(await checkFigures(body, source), file).toEqual([]);
import { readLoanOffers } from '../../loans/index.ts';
      expect(await fillFigures(body, source), file).not.toMatch(/[{}]|undefined|NaN|₹-/);
import { readLoanOffers } from '../../loans/index.ts';
    }
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
  it('each lead to their tool, and hold no HTML', () => {
import { readLoanOffers } from '../../loans/index.ts';
    for (const { file, head, body } of guides) {
import { readLoanOffers } from '../../loans/index.ts';
      expect(body, file).not.toMatch(/<[a-z]/i);
import { readLoanOffers } from '../../loans/index.ts';
      const [, tool = ''] = /^tool: (\S+)$/m.exec(head) ?? [];
import { readLoanOffers } from '../../loans/index.ts';
      expect(tool, file).toMatch(/^\/[a-z]/);
import { readLoanOffers } from '../../loans/index.ts';
      expect(body, file).toContain(`](${tool}`);
import { readLoanOffers } from '../../loans/index.ts';
      expect(head, file).toMatch(/^tool_label: .{10,42}$/m);
import { readLoanOffers } from '../../loans/index.ts';
    }
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
  it('each have an excerpt that a list shows whole', () => {
import { readLoanOffers } from '../../loans/index.ts';
    for (const { file, head } of guides) {
import { readLoanOffers } from '../../loans/index.ts';
      const [, excerpt = ''] = /^excerpt: (.+)$/m.exec(head) ?? [];
import { readLoanOffers } from '../../loans/index.ts';
      expect(excerpt.length, file).toBeGreaterThan(80);
import { readLoanOffers } from '../../loans/index.ts';
      expect(excerpt.replaceAll(/^'|'$/g, '').length, file).toBeLessThanOrEqual(150);
import { readLoanOffers } from '../../loans/index.ts';
    }
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
  it.each([
import { readLoanOffers } from '../../loans/index.ts';
    ['flat-or-reducing-rate', ['what-lenders-ask', 'down-payment-and-tenure', 'hypothecation']],
import { readLoanOffers } from '../../loans/index.ts';
    [
import { readLoanOffers } from '../../loans/index.ts';
      'buying-used-papers-and-transfer',
import { readLoanOffers } from '../../loans/index.ts';
      ['moving-to-another-state', 'when-a-bike-turns-fifteen', 'tricks-when-buying-online'],
import { readLoanOffers } from '../../loans/index.ts';
    ],
import { readLoanOffers } from '../../loans/index.ts';
    ['range-in-summer-and-winter', ['what-a-battery-costs']],
import { readLoanOffers } from '../../loans/index.ts';
    ['road-tax-by-state', ['what-an-on-road-price-is-made-of']],
import { readLoanOffers } from '../../loans/index.ts';
  ])('%s leads on to those like it', async (slug, expected) => {
import { readLoanOffers } from '../../loans/index.ts';
    const found = await new ArticleRepository(database.orm).find(
import { readLoanOffers } from '../../loans/index.ts';
      { day: '2026-12-31', relatedTo: slug, category: 'guide' },
import { readLoanOffers } from '../../loans/index.ts';
      '-published_date',
import { readLoanOffers } from '../../loans/index.ts';
      { offset: 0, limit: 3 },
import { readLoanOffers } from '../../loans/index.ts';
      'en',
import { readLoanOffers } from '../../loans/index.ts';
    );
import { readLoanOffers } from '../../loans/index.ts';
    expect(found.map((article) => article.slug)).toEqual(expect.arrayContaining(expected));
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
  it('each ask their tool about bikes and cities that there are', async () => {
import { readLoanOffers } from '../../loans/index.ts';
    for (const { file, body } of guides) expect(await unknownIn(body), file).toEqual([]);
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
  /** Finds the links of a text to things the catalogue does not know. */
import { readLoanOffers } from '../../loans/index.ts';
  async function unknownIn(body: string): Promise<unknown[]> {
import { readLoanOffers } from '../../loans/index.ts';
    const links = [...body.matchAll(/\]\((\/[^)\s]*)\)/g)].map(
import { readLoanOffers } from '../../loans/index.ts';
      ([, address = '']) => new URL(address, 'http://site.invalid'),
import { readLoanOffers } from '../../loans/index.ts';
    );
import { readLoanOffers } from '../../loans/index.ts';
    const named = links.flatMap(({ searchParams, pathname }) => [
import { readLoanOffers } from '../../loans/index.ts';
      ...searchParams.getAll('bike'),
import { readLoanOffers } from '../../loans/index.ts';
      ...(pathname.startsWith('/compare-bikes/') ? (pathname.split('/')[2] ?? '').split('-vs-') : []),
import { readLoanOffers } from '../../loans/index.ts';
    ]);
import { readLoanOffers } from '../../loans/index.ts';
    const cityNames = links.flatMap(({ searchParams }) => searchParams.getAll('city'));
import { readLoanOffers } from '../../loans/index.ts';
    const bikes = new BikeRepository(database.orm);
import { readLoanOffers } from '../../loans/index.ts';
    const cities = new CityRepository(database.orm);
import { readLoanOffers } from '../../loans/index.ts';
    const found = await Promise.all([
import { readLoanOffers } from '../../loans/index.ts';
      ...named.map((slug) => bikes.idOf(slug)),
import { readLoanOffers } from '../../loans/index.ts';
      ...cityNames.map(async (name) => (await cities.called(name))[0]?.name.replace(name, '')),
import { readLoanOffers } from '../../loans/index.ts';
    ]);
import { readLoanOffers } from '../../loans/index.ts';
    return found.filter((one) => one === undefined || (typeof one === 'string' && one !== ''));
import { readLoanOffers } from '../../loans/index.ts';
  }
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
  it('each type no sum by hand that we could work out', () => {
import { readLoanOffers } from '../../loans/index.ts';
    for (const { file, head, body } of guides) {
import { readLoanOffers } from '../../loans/index.ts';
      const sums = `${head}${body}`.match(/₹\s?[\d,.]*\d(?:\s(?:lakh|crore))?/g) ?? [];
import { readLoanOffers } from '../../loans/index.ts';
      expect(
import { readLoanOffers } from '../../loans/index.ts';
        sums.filter((sum) => !Object.hasOwn(typedByHand, sum)),
import { readLoanOffers } from '../../loans/index.ts';
        file,
import { readLoanOffers } from '../../loans/index.ts';
      ).toEqual([]);
import { readLoanOffers } from '../../loans/index.ts';
    }
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';
});
import { readLoanOffers } from '../../loans/index.ts';
