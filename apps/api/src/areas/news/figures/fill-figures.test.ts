import { readLoanOffers } from '../../loans/index.ts';
import { formatDate, formatPrice } from '@dopahiya/domain/site';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BikeRepository } from '../../catalogue/bikes/bike-repository.ts';
import { CityRepository } from '../../catalogue/cities/city-repository.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { bikes, variants } from '../../../core/database/schema.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import type { Services } from '../../../areas.ts';
import {
  type FeeRule,
  hypothecationFees,
  numberPlateFees,
  personalAccidentRules,
  registrationFees,
  ruleOn,
  smartCardFees,
} from '../../pricing/index.ts';
import { CatalogueFigures } from './catalogue-figures.ts';
import { articleLimits } from './figure-tags.ts';
import { figureKinds } from './figure-kinds.ts';
import { checkFigures, fillFigures } from './fill-figures.ts';

let database: Database;
let services: Services;
let source: CatalogueFigures;

beforeAll(async () => {
  database = await openTestDatabase();
  services = await seededServices(database);
  source = new CatalogueFigures({
    bikes: new BikeRepository(database.orm),
    cities: new CityRepository(database.orm),
    lenders: () => readLoanOffers(database.orm),
    date: () => '2026-11-21',
  });
});
afterAll(() => database.close());

const price = () => services.prices.inCity('surya-royal-350', { city: 'Mumbai' });

describe('fillFigures', () => {
  it('says a price on the road as the price checker does, with its month and source under the paragraph', async () => {
    const text = await fillFigures('It costs {{price surya-royal-350 mumbai}}\nin Mumbai.\n\nAnd so on.', source);
    const rupees = `₹${((await price()).on_road_price ?? 0).toLocaleString('en-IN')}`;
    expect(text).toContain(`It costs ${rupees}\nin Mumbai.\n\n_*Ex-showroom, Delhi, June 2026; taxes,`);
    expect(text).toMatch(/road tax of Maharashtra: [^*]+\.\*_\n\nAnd so on\.$/);
    expect(text).toContain(`by the rules of ${formatDate((await price()).version ?? '')};`);
    expect(text).not.toContain('21 Nov 2026');
  });

  it('follows the catalogue: a price that is changed there is changed in the text', async () => {
    const markdown = 'From {{ex-showroom surya-royal-350}}.\n\n{{charges surya-royal-350 mumbai}}';
    const before = await fillFigures(markdown, source);
    expect(before).toContain('From ₹1,90,000.');
    await database.orm.update(bikes).set({ price: 200_000 }).where(eq(bikes.slug, 'surya-royal-350'));
    await database.orm.update(variants).set({ ex_showroom_price: 200_000 }).where(eq(variants.name, 'Heritage'));
    const after = await fillFigures(markdown, source);
    expect(after).toContain('From ₹2,00,000.');
    expect(after).toContain('| Ex-showroom price | ₹2,00,000 |');
    await database.orm.update(bikes).set({ price: 190_000 }).where(eq(bikes.slug, 'surya-royal-350'));
    await database.orm.update(variants).set({ ex_showroom_price: 190_000 }).where(eq(variants.name, 'Heritage'));
  });

  it('lists what the list of bikes has, in its order', async () => {
    const text = await fillFigures('{{table petrol bikes under 70000 by price first 5}}', source);
    const { rows } = await services.bikes.list({
      page: 1,
      limit: 5,
      search: '',
      any_words: false,
      any_battery: false,
      keep_unknown: false,
      facets: false,
      battery_type: [],
      fuel: 'petrol',
      status: ['on_sale'],
      max_price: 70_000,
      sort: 'price-low',
    } as never);
    const named = [...text.matchAll(/\]\(\/surya\/([a-z0-9-]+)\)|\]\(\/vega\/([a-z0-9-]+)\)/g)].map(
      ([, a, b]) => a ?? b,
    );
    expect(named).toEqual(rows.map(({ slug }) => slug));
  });

  it('shows in a column what a table is sorted by', async () => {
    const headOf = async (order: string) =>
      (await fillFigures(`{{table petrol bikes under 100000 by ${order} first 5}}`, source)).split('\n')[0];
    expect(await headOf('weight')).toMatch(/weight/i);
    expect(await headOf('seat-height')).toMatch(/seat height/i);
    expect(await headOf('price')).not.toMatch(/weight|seat/i);
  });

  it('says in words what cannot be had any more, and leaves no braces', async () => {
    const text = await fillFigures(
      'Now {{price surya-old mumbai}} and {{nonsense}}.\n\n{{charges nobody delhi}}\n\nEnd {{.',
      source,
    );
    expect(text).not.toMatch(/[{}]/);
    expect(text).toContain('Now a figure that we do not have at present and a figure that we do not have at present.');
    expect(text).toContain('*The figures that stood here cannot be had at present');
  });

  it('makes nothing of what catalogue names contain', async () => {
    const text = await fillFigures('{{table electric scooters}}', source);
    expect(text).toContain('[Vega E1\\_Plus 100%](/vega/vega-e1)');
  });

  it('reads an article at once, however many figures it has', async () => {
    const withVariants = vi.spyOn(BikeRepository.prototype, 'withVariantsInTurn');
    const withSlugs = vi.spyOn(CityRepository.prototype, 'withSlugs');
    const text = await fillFigures(
      '{{price surya-s1 mumbai}} {{price surya-s2 delhi}} {{spec surya-royal-350 kerb-weight}}',
      source,
    );
    expect(text).not.toContain('{{');
    for (const { mock } of [withVariants, withSlugs]) expect(mock.calls.length).toBeLessThanOrEqual(1);
    vi.restoreAllMocks();
  });

  it('says what insurance costs in later years, by class', async () => {
    const text = await fillFigures('{{renewals vega-110 surya-royal-350}}', source);
    expect(text).toMatch(/\| ₹880 \| ₹1,410 \|/);
    expect(text).toMatch(/\| ₹1,650 \| ₹2,470 \|/);
  });

  it('has third-party premiums of petrol alone, or of both', async () => {
    const petrol = await fillFigures('{{third-party petrol}}', source);
    expect(petrol).toContain('| Engine | Five years');
    expect(petrol).not.toContain('Motor up');
    expect(await fillFigures('{{third-party}}', source)).toContain('| Motor up to 3 kW |');
  });

  it('names a rule with its state, and how good its source is', async () => {
    const text = await fillFigures('{{states surya-royal-350 karnataka west-bengal}}', source);
    expect(text).toMatch(/\| \*\*Karnataka\*\*: 18%[^|]+\(well sourced\) \|/);
    expect(text).toMatch(/\| \*\*West Bengal\*\*: [^|]+\(weakly sourced\) \|/);
    expect(await fillFigures('{{states surya-royal-350 andaman-and-nicobar-islands}}', source)).toContain(
      '**Andaman and Nicobar Islands**',
    );
  });

  it('keeps a number and its unit on one line, and says each source once', async () => {
    expect(await fillFigures('Up to {{seat 155}} high.', source)).toContain('Up to 794\u00A0mm high.');
    const text = await fillFigures('{{fee registration}} and {{fee smart-card}}.', source);
    expect(text.match(/rule 81/g)).toHaveLength(1);
  });

  it.each<[string, readonly Omit<FeeRule, 'words'>[]]>([
    ['registration', registrationFees],
    ['smart-card', smartCardFees],
    ['hypothecation', hypothecationFees],
    ['number-plate', numberPlateFees],
    ['personal-accident', personalAccidentRules],
  ])('has the fee of today for %s', async (name, rules) => {
    const rupees = formatPrice(ruleOn(rules, '2026-11-21')?.rupees ?? 0);
    expect(await fillFigures(`It costs {{fee ${name}}}.`, source)).toContain(`It costs ${rupees}.`);
  });

  it('lets text without figures be', async () => {
    const markdown = '# A title\n\nA paragraph with a { brace } and 100 %.\n';
    expect(await fillFigures(markdown, source)).toBe(markdown);
  });
});

describe('checkFigures', () => {
  const reasons = async (markdown: string) => checkFigures(markdown, source);

  it.each([
    ['{{price nobody mumbai}}', /There is no bike 'nobody'/],
    ['{{price surya-royal-350 atlantis}}', /There is no city 'atlantis'/],
    ['{{price surya-old mumbai}}', /not on sale/],
    ['{{price surya-royal-350}}', /Nothing is no city.*such as \{\{price classic-350 pune\}\}/],
    ['{{price 12 mumbai}}', /'12' is no bike/],
    ['{{price surya-royal-350 mumbai}} and {{price surya-royal-350 atlantis}}', /There is no city 'atlantis'/],
    ['{{states surya-s1 narnia}}', /'narnia' is no state/],
    ['{{table hovercraft under 100}}', /'hovercraft' is no kind of bike/],
    ['{{table scooters under 10}}', /The table is empty/],
    ['{{table scooters by luck}}', /'luck' is no order/],
    ['{{table bikes first 21}}', /'21' is no number of rows/],
    ['{{spec surya-royal-350 shoe-size}}', /'shoe-size' is no fact/],
    ['{{specs kerb-weight,seat-height,top-speed,length,wheelbase,height surya-royal-350}}', /at most \d+ facts/],
    ['{{spec surya-s1 kerb-weight}}', /kerb weight of 'surya-s1' is not known/],
    ['{{emi 1,00,000 9 36}}', /without commas/],
    ['{{fits 155 surya-s1}}', /The seat height of 'surya-s1' is not known/],
    ['{{cost 30 km 5 years delhi surya-royal-350}}', /consumes is not known/],
    ['{{fee bribe}}', /'bribe' is no fee/],
    ['{{third-party steam}}', /'steam' is no kind of motor/],
    ['{{constructor}}', /'constructor' is no figure/],
    ['Text before {{gst}}', /let it stand alone/],
    ['{{gst}} and text behind', /let it stand alone/],
    ['{{gst', /not closed/],
    ['{{price surya-royal-350 mumbai now}}', /'now' means nothing here/],
  ])('says of %s what to do, and on which line', async (tag, reason) => {
    expect(await reasons(`A first line.\n\n${tag}`)).toEqual([{ line: 3, reason: expect.stringMatching(reason) }]);
  });

  it('stops at its bounds', async () => {
    const tags = Array.from({ length: articleLimits.tags + 1 }, () => '{{seat 160}}').join('\n');
    expect(await reasons(tags)).toEqual([
      { line: articleLimits.tags + 1, reason: expect.stringContaining('at most 24') },
    ]);
    const long = 'a'.repeat(articleLimits.characters + 1);
    expect(await reasons(long)).toEqual([
      { line: 1, reason: expect.stringContaining(`at most ${articleLimits.characters}`) },
    ]);
  });

  it('refuses figures that together are longer than an article', async () => {
    const table =
      '{{states surya-royal-350 delhi maharashtra karnataka telangana bihar kerala punjab haryana goa assam}}';
    expect(await reasons(Array.from({ length: articleLimits.tags }, () => table).join('\n\n'))).toEqual([]);
    vi.spyOn(figureKinds.gst, 'ask').mockReturnValue({
      needs: {},
      answer: () => ({ text: 'a'.repeat(articleLimits.characters / 2), basis: ['a basis'] }),
    });
    expect(await checkFigures('{{gst}}\n\n{{gst}}\n\n{{gst}}', source)).toEqual([
      { line: 3, reason: expect.stringContaining('too long') },
    ]);
    vi.restoreAllMocks();
  });

  it.each(['{{', '{{a '])('comes to an end with a text of %s alone', async (piece) => {
    expect(await reasons(piece.repeat(articleLimits.characters / piece.length))).toEqual([
      { line: 1, reason: expect.stringContaining('not closed') },
    ]);
  });

  it.each(Object.entries(figureKinds))('understands the example of %s', (_, kind) => {
    const [, ...words] = kind.example.split(' ');
    expect(() => kind.ask(words)).not.toThrow();
  });
});
