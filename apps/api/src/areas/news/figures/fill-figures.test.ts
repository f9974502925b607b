import { formatDate } from '@dopahiya/domain/site';
import { readLoanOffers } from '../../loans/index.ts';
import { eq } from 'drizzle-orm';
import { readLoanOffers } from '../../loans/index.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readLoanOffers } from '../../loans/index.ts';
import { BikeRepository } from '../../catalogue/bikes/bike-repository.ts';
import { readLoanOffers } from '../../loans/index.ts';
import { CityRepository } from '../../catalogue/cities/city-repository.ts';
import { readLoanOffers } from '../../loans/index.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { readLoanOffers } from '../../loans/index.ts';
import { bikes, variants } from '../../../core/database/schema.ts';
import { readLoanOffers } from '../../loans/index.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { readLoanOffers } from '../../loans/index.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { readLoanOffers } from '../../loans/index.ts';
import type { Services } from '../../../areas.ts';
import { readLoanOffers } from '../../loans/index.ts';
import { CatalogueFigures } from './catalogue-figures.ts';
import { readLoanOffers } from '../../loans/index.ts';
import { articleLimits } from './figure-tags.ts';
import { readLoanOffers } from '../../loans/index.ts';
import { figureKinds } from './figure-kinds.ts';
import { readLoanOffers } from '../../loans/index.ts';
import { checkFigures, fillFigures } from './fill-figures.ts';
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
let database: Database;
import { readLoanOffers } from '../../loans/index.ts';
let services: Services;
import { readLoanOffers } from '../../loans/index.ts';
let source: CatalogueFigures;
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
beforeAll(async () => {
import { readLoanOffers } from '../../loans/index.ts';
  database = await openTestDatabase();
import { readLoanOffers } from '../../loans/index.ts';
  services = await seededServices(database);
import { readLoanOffers } from '../../loans/index.ts';
  source = new CatalogueFigures({
import { readLoanOffers } from '../../loans/index.ts';
    bikes: new BikeRepository(database.orm),
import { readLoanOffers } from '../../loans/index.ts';
    cities: new CityRepository(database.orm),
import { readLoanOffers } from '../../loans/index.ts';
    lenders: () => readLoanOffers(database.orm),
import { readLoanOffers } from '../../loans/index.ts';
    date: () => '2026-11-21',
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';
});
import { readLoanOffers } from '../../loans/index.ts';
afterAll(() => database.close());
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
const price = () => services.prices.inCity('surya-royal-350', { city: 'Mumbai' });
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
describe('fillFigures', () => {
import { readLoanOffers } from '../../loans/index.ts';
  it('says a price on the road as the price checker does, with its month and source under the paragraph', async () => {
import { readLoanOffers } from '../../loans/index.ts';
    const text = await fillFigures('It costs {{price surya-royal-350 mumbai}}\nin Mumbai.\n\nAnd so on.', source);
import { readLoanOffers } from '../../loans/index.ts';
    const rupees = `₹${((await price()).on_road_price ?? 0).toLocaleString('en-IN')}`;
import { readLoanOffers } from '../../loans/index.ts';
    expect(text).toContain(`It costs ${rupees}\nin Mumbai.\n\n_*Ex-showroom, Delhi, June 2026; taxes,`);
import { readLoanOffers } from '../../loans/index.ts';
    expect(text).toMatch(/road tax of Maharashtra: [^*]+\.\*_\n\nAnd so on\.$/);
import { readLoanOffers } from '../../loans/index.ts';
    expect(text).toContain(`by the rules of ${formatDate((await price()).version ?? '')};`);
import { readLoanOffers } from '../../loans/index.ts';
    expect(text).not.toContain('21 Nov 2026');
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
  it('follows the catalogue: a price that is changed there is changed in the text', async () => {
import { readLoanOffers } from '../../loans/index.ts';
    const markdown = 'From {{ex-showroom surya-royal-350}}.\n\n{{charges surya-royal-350 mumbai}}';
import { readLoanOffers } from '../../loans/index.ts';
    const before = await fillFigures(markdown, source);
import { readLoanOffers } from '../../loans/index.ts';
    expect(before).toContain('From ₹1,90,000.');
import { readLoanOffers } from '../../loans/index.ts';
    await database.orm.update(bikes).set({ price: 200_000 }).where(eq(bikes.slug, 'surya-royal-350'));
import { readLoanOffers } from '../../loans/index.ts';
    await database.orm.update(variants).set({ ex_showroom_price: 200_000 }).where(eq(variants.name, 'Heritage'));
import { readLoanOffers } from '../../loans/index.ts';
    const after = await fillFigures(markdown, source);
import { readLoanOffers } from '../../loans/index.ts';
    expect(after).toContain('From ₹2,00,000.');
import { readLoanOffers } from '../../loans/index.ts';
    expect(after).toContain('| Ex-showroom price | ₹2,00,000 |');
import { readLoanOffers } from '../../loans/index.ts';
    await database.orm.update(bikes).set({ price: 190_000 }).where(eq(bikes.slug, 'surya-royal-350'));
import { readLoanOffers } from '../../loans/index.ts';
    await database.orm.update(variants).set({ ex_showroom_price: 190_000 }).where(eq(variants.name, 'Heritage'));
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
  it('lists what the list of bikes has, in its order', async () => {
import { readLoanOffers } from '../../loans/index.ts';
    const text = await fillFigures('{{table petrol bikes under 70000 by price first 5}}', source);
import { readLoanOffers } from '../../loans/index.ts';
    const { rows } = await services.bikes.list({
import { readLoanOffers } from '../../loans/index.ts';
      page: 1,
import { readLoanOffers } from '../../loans/index.ts';
      limit: 5,
import { readLoanOffers } from '../../loans/index.ts';
      search: '',
import { readLoanOffers } from '../../loans/index.ts';
      any_words: false,
import { readLoanOffers } from '../../loans/index.ts';
      any_battery: false,
import { readLoanOffers } from '../../loans/index.ts';
      keep_unknown: false,
import { readLoanOffers } from '../../loans/index.ts';
      facets: false,
import { readLoanOffers } from '../../loans/index.ts';
      battery_type: [],
import { readLoanOffers } from '../../loans/index.ts';
      fuel: 'petrol',
import { readLoanOffers } from '../../loans/index.ts';
      status: ['on_sale'],
import { readLoanOffers } from '../../loans/index.ts';
      max_price: 70_000,
import { readLoanOffers } from '../../loans/index.ts';
      sort: 'price-low',
import { readLoanOffers } from '../../loans/index.ts';
    } as never);
import { readLoanOffers } from '../../loans/index.ts';
    const named = [...text.matchAll(/\]\(\/surya\/([a-z0-9-]+)\)|\]\(\/vega\/([a-z0-9-]+)\)/g)].map(
import { readLoanOffers } from '../../loans/index.ts';
      ([, a, b]) => a ?? b,
import { readLoanOffers } from '../../loans/index.ts';
    );
import { readLoanOffers } from '../../loans/index.ts';
    expect(named).toEqual(rows.map(({ slug }) => slug));
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
  it('says in words what cannot be had any more, and leaves no braces', async () => {
import { readLoanOffers } from '../../loans/index.ts';
    const text = await fillFigures(
import { readLoanOffers } from '../../loans/index.ts';
      'Now {{price surya-old mumbai}} and {{nonsense}}.\n\n{{charges nobody delhi}}\n\nEnd {{.',
import { readLoanOffers } from '../../loans/index.ts';
      source,
import { readLoanOffers } from '../../loans/index.ts';
    );
import { readLoanOffers } from '../../loans/index.ts';
    expect(text).not.toMatch(/[{}]/);
import { readLoanOffers } from '../../loans/index.ts';
    expect(text).toContain('Now a figure that we do not have at present and a figure that we do not have at present.');
import { readLoanOffers } from '../../loans/index.ts';
    expect(text).toContain('*The figures that stood here cannot be had at present');
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
  it('makes nothing of what catalogue names contain', async () => {
import { readLoanOffers } from '../../loans/index.ts';
    const text = await fillFigures('{{table electric scooters}}', source);
import { readLoanOffers } from '../../loans/index.ts';
    expect(text).toContain('[Vega E1\\_Plus 100%](/vega/vega-e1)');
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
  it('reads an article at once, however many figures it has', async () => {
import { readLoanOffers } from '../../loans/index.ts';
    const withVariants = vi.spyOn(BikeRepository.prototype, 'withVariantsInTurn');
import { readLoanOffers } from '../../loans/index.ts';
    const withSlugs = vi.spyOn(CityRepository.prototype, 'withSlugs');
import { readLoanOffers } from '../../loans/index.ts';
    await fillFigures(
import { readLoanOffers } from '../../loans/index.ts';
      '{{price surya-s1 mumbai}} {{price surya-s2 delhi}} {{spec surya-royal-350 kerb-weight}}',
import { readLoanOffers } from '../../loans/index.ts';
      source,
import { readLoanOffers } from '../../loans/index.ts';
    );
import { readLoanOffers } from '../../loans/index.ts';
    expect([withVariants, withSlugs].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
import { readLoanOffers } from '../../loans/index.ts';
    vi.restoreAllMocks();
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
  it('says what insurance costs in later years, by class', async () => {
import { readLoanOffers } from '../../loans/index.ts';
    const text = await fillFigures('{{renewals vega-110 surya-royal-350}}', source);
import { readLoanOffers } from '../../loans/index.ts';
    expect(text).toMatch(/\| ₹880 \| ₹1,410 \|/);
import { readLoanOffers } from '../../loans/index.ts';
    expect(text).toMatch(/\| ₹1,650 \| ₹2,470 \|/);
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
  it('has third-party premiums of petrol alone, or of both', async () => {
import { readLoanOffers } from '../../loans/index.ts';
    const petrol = await fillFigures('{{third-party petrol}}', source);
import { readLoanOffers } from '../../loans/index.ts';
    expect(petrol).toContain('| Engine | Five years');
import { readLoanOffers } from '../../loans/index.ts';
    expect(petrol).not.toContain('Motor up');
import { readLoanOffers } from '../../loans/index.ts';
    expect(await fillFigures('{{third-party}}', source)).toContain('| Motor up to 3 kW |');
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
  it('names a rule with its state, and how good its source is', async () => {
import { readLoanOffers } from '../../loans/index.ts';
    const text = await fillFigures('{{states surya-royal-350 karnataka west-bengal}}', source);
import { readLoanOffers } from '../../loans/index.ts';
    expect(text).toMatch(/\| \*\*Karnataka\*\*: 18%[^|]+\(well sourced\) \|/);
import { readLoanOffers } from '../../loans/index.ts';
    expect(text).toMatch(/\| \*\*West Bengal\*\*: [^|]+\(weakly sourced\) \|/);
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
  it('keeps a number and its unit on one line, and says each source once', async () => {
import { readLoanOffers } from '../../loans/index.ts';
    expect(await fillFigures('Up to {{seat 155}} high.', source)).toContain('Up to 794\u00A0mm high.');
import { readLoanOffers } from '../../loans/index.ts';
    const text = await fillFigures('{{fee registration}} and {{fee smart-card}}.', source);
import { readLoanOffers } from '../../loans/index.ts';
    expect(text.match(/rule 81/g)).toHaveLength(1);
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
  it('lets text without figures be', async () => {
import { readLoanOffers } from '../../loans/index.ts';
    const markdown = '# A title\n\nA paragraph with a { brace } and 100 %.\n';
import { readLoanOffers } from '../../loans/index.ts';
    expect(await fillFigures(markdown, source)).toBe(markdown);
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';
});
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
describe('checkFigures', () => {
import { readLoanOffers } from '../../loans/index.ts';
  const reasons = async (markdown: string) => checkFigures(markdown, source);
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
  it.each([
import { readLoanOffers } from '../../loans/index.ts';
    ['{{price nobody mumbai}}', /There is no bike 'nobody'/],
import { readLoanOffers } from '../../loans/index.ts';
    ['{{price surya-royal-350 atlantis}}', /There is no city 'atlantis'/],
import { readLoanOffers } from '../../loans/index.ts';
    ['{{price surya-old mumbai}}', /not on sale/],
import { readLoanOffers } from '../../loans/index.ts';
    ['{{price surya-royal-350}}', /Nothing is no city.*such as \{\{price classic-350 pune\}\}/],
import { readLoanOffers } from '../../loans/index.ts';
    ['{{price 12 mumbai}}', /'12' is no bike/],
import { readLoanOffers } from '../../loans/index.ts';
    ['{{states surya-s1 narnia}}', /'narnia' is no state/],
import { readLoanOffers } from '../../loans/index.ts';
    ['{{table hovercraft under 100}}', /'hovercraft' is no kind of bike/],
import { readLoanOffers } from '../../loans/index.ts';
    ['{{table scooters under 10}}', /The table is empty/],
import { readLoanOffers } from '../../loans/index.ts';
    ['{{table scooters by luck}}', /'luck' is no order/],
import { readLoanOffers } from '../../loans/index.ts';
    ['{{table bikes first 21}}', /'21' is no number of rows/],
import { readLoanOffers } from '../../loans/index.ts';
    ['{{spec surya-royal-350 shoe-size}}', /'shoe-size' is no fact/],
import { readLoanOffers } from '../../loans/index.ts';
    ['{{spec surya-s1 kerb-weight}}', /kerb weight of 'surya-s1' is not known/],
import { readLoanOffers } from '../../loans/index.ts';
    ['{{emi 1,00,000 9 36}}', /without commas/],
import { readLoanOffers } from '../../loans/index.ts';
    ['{{fits 155 surya-s1}}', /The seat height of 'surya-s1' is not known/],
import { readLoanOffers } from '../../loans/index.ts';
    ['{{cost 30 km 5 years delhi surya-royal-350}}', /consumes is not known/],
import { readLoanOffers } from '../../loans/index.ts';
    ['{{fee bribe}}', /'bribe' is no fee/],
import { readLoanOffers } from '../../loans/index.ts';
    ['{{third-party steam}}', /'steam' is no kind of motor/],
import { readLoanOffers } from '../../loans/index.ts';
    ['{{constructor}}', /'constructor' is no figure/],
import { readLoanOffers } from '../../loans/index.ts';
    ['Text {{gst}} beside a table', /let it stand alone/],
import { readLoanOffers } from '../../loans/index.ts';
    ['{{gst', /not closed/],
import { readLoanOffers } from '../../loans/index.ts';
    ['{{price surya-royal-350 mumbai now}}', /'now' means nothing here/],
import { readLoanOffers } from '../../loans/index.ts';
  ])('says of %s what to do, and on which line', async (tag, reason) => {
import { readLoanOffers } from '../../loans/index.ts';
    expect(await reasons(`A first line.\n\n${tag}`)).toEqual([{ line: 3, reason: expect.stringMatching(reason) }]);
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
  it('stops at its bounds', async () => {
import { readLoanOffers } from '../../loans/index.ts';
    const tags = Array.from({ length: articleLimits.tags + 1 }, () => '{{seat 160}}').join('\n');
import { readLoanOffers } from '../../loans/index.ts';
    expect(await reasons(tags)).toEqual([
import { readLoanOffers } from '../../loans/index.ts';
      { line: articleLimits.tags + 1, reason: expect.stringContaining('at most 24') },
import { readLoanOffers } from '../../loans/index.ts';
    ]);
import { readLoanOffers } from '../../loans/index.ts';
    const long = 'a'.repeat(articleLimits.characters + 1);
import { readLoanOffers } from '../../loans/index.ts';
    expect(await reasons(long)).toEqual([
import { readLoanOffers } from '../../loans/index.ts';
      { line: 1, reason: expect.stringContaining(`at most ${articleLimits.characters}`) },
import { readLoanOffers } from '../../loans/index.ts';
    ]);
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
  it('refuses figures that together are longer than an article', async () => {
import { readLoanOffers } from '../../loans/index.ts';
    const table =
import { readLoanOffers } from '../../loans/index.ts';
      '{{states surya-royal-350 delhi maharashtra karnataka telangana bihar kerala punjab haryana goa assam}}';
import { readLoanOffers } from '../../loans/index.ts';
    expect(await reasons(Array.from({ length: articleLimits.tags }, () => table).join('\n\n'))).toEqual([]);
import { readLoanOffers } from '../../loans/index.ts';
    vi.spyOn(figureKinds.gst, 'ask').mockReturnValue({
import { readLoanOffers } from '../../loans/index.ts';
      needs: {},
import { readLoanOffers } from '../../loans/index.ts';
      answer: () => ({ text: 'a'.repeat(articleLimits.characters / 2), basis: ['a basis'] }),
import { readLoanOffers } from '../../loans/index.ts';
    });
import { readLoanOffers } from '../../loans/index.ts';
    expect(await checkFigures('{{gst}}\n\n{{gst}}\n\n{{gst}}', source)).toEqual([
import { readLoanOffers } from '../../loans/index.ts';
      { line: 3, reason: expect.stringContaining('too long') },
import { readLoanOffers } from '../../loans/index.ts';
    ]);
import { readLoanOffers } from '../../loans/index.ts';
    vi.restoreAllMocks();
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
  it.each(['{{', '{{a '])('comes to an end with a text of %s alone', async (piece) => {
import { readLoanOffers } from '../../loans/index.ts';
    expect(await reasons(piece.repeat(articleLimits.characters / piece.length))).toEqual([
import { readLoanOffers } from '../../loans/index.ts';
      { line: 1, reason: expect.stringContaining('not closed') },
import { readLoanOffers } from '../../loans/index.ts';
    ]);
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';

import { readLoanOffers } from '../../loans/index.ts';
  it.each(Object.entries(figureKinds))('understands the example of %s', (_, kind) => {
import { readLoanOffers } from '../../loans/index.ts';
    const [, ...words] = kind.example.split(' ');
import { readLoanOffers } from '../../loans/index.ts';
    expect(() => kind.ask(words)).not.toThrow();
import { readLoanOffers } from '../../loans/index.ts';
  });
import { readLoanOffers } from '../../loans/index.ts';
});
import { readLoanOffers } from '../../loans/index.ts';
