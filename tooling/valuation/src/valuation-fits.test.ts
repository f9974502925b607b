import { type ValuationModel, valueBike } from '@dopahiya/engines/valuation';
import { beforeAll, describe, expect, it } from 'vitest';
import { keptOfNew, sampleOf2020, sampleOfToday } from './testing/used-price-samples.ts';
import { catalogueModels, type PricedModel } from './matching/catalogue-models.ts';
import { readOwnCatalogue } from './testing/own-catalogue.ts';
import { isMonotone, reasonsToRejectModel } from './fitting/accept-model.ts';
import { marketOf } from './fitting/market-2020-file.ts';
import market2020 from './fitting/market-2020.json' with { type: 'json' };
import { logValueOf2020, rowOf2020 } from './fitting/market-of-2020.ts';
import { writeLines } from './valuation.ts';
import { stateFinder, type StateFinder } from './rows/states-of-places.ts';
import { ValuationFits } from './valuation-fits.ts';

const on = { year: 2026, month: 8 };
const errorOf = (report: string) => Number(/^median error (\d+\.\d) %/.exec(report)?.[1]);

describe('fits of used prices', () => {
  let models: PricedModel[];
  let stateOf: StateFinder;
  let fits: ValuationFits;
  let today: ValuationModel;

  beforeAll(async () => {
    const catalogue = await readOwnCatalogue();
    models = catalogueModels(catalogue);
    stateOf = stateFinder(catalogue.cities);
    fits = new ValuationFits({ models, stateOf });
    today = fits.fit([sampleOfToday(models, 400)], '2026-08').today!;
  });

  it('finds what is true of made-up prices of today, within the gates', () => {
    const { error, coverage, segments } = today.figures;
    expect(error).toBeLessThanOrEqual(13);
    expect(coverage).toBeGreaterThanOrEqual(78);
    expect(coverage).toBeLessThanOrEqual(86);
    const large = segments.filter(([, rows]) => rows >= 25);
    expect(Math.min(...large.map(([, , , inside]) => inside))).toBeGreaterThanOrEqual(70);
    expect(isMonotone(today)).toBe(true);
    for (const age of [1, 4, 8]) {
      const bike = { slug: null, brand: 'nobody', electric: false, cc: null, owner: 1, state: null } as const;
      const newPrice = { amount: 100_000, kind: 'on-sale' } as const;
      const valued = valueBike(today, { ...bike, newPrice, year: 2026 - age, km: 15_000 }, on);
      expect('none' in valued ? 0 : valued.value / (100_000 * Math.exp(keptOfNew(age, 15_000)))).toBeCloseTo(1, 1);
    }
  });

  it('finds what is true of made-up prices of 2020, within the gate', () => {
    const { market2020: fitted } = fits.fit([sampleOf2020(900)]);
    expect(fitted?.figures.error).toBeLessThanOrEqual(10.3);
    expect(fitted?.figures.coverage).toBeGreaterThanOrEqual(76);
  });

  it('fits the same rows to the same file, in whichever order they come', () => {
    const { rows } = sampleOfToday(models, 400);
    const again = fits.fit([{ market: 'today', rows: rows.toReversed() }], '2026-08').today!;
    expect(writeLines(again)).toBe(writeLines(today));
    expect(writeLines(today).length).toBeLessThanOrEqual(4096 * 2);
  });

  it('says first how wrong values are', () => {
    expect(errorOf(fits.evaluate(sampleOfToday(models, 200, 2)))).toBeGreaterThan(0);
    expect(errorOf(fits.evaluate(sampleOf2020(100, 2)))).toBeGreaterThan(0);
  });

  it('objects to a fit that is worse than the model that there is', () => {
    expect(reasonsToRejectModel(today, today)).toEqual([]);
    const worse = { ...today, figures: { ...today.figures, error: today.figures.error + 1, coverage: 60 } };
    expect(reasonsToRejectModel(worse, today)).toHaveLength(2);
    const rising = { ...today, terms: { ...today.terms, age: 0.2 } };
    expect(reasonsToRejectModel(rising, today)).toContain('a value rises with age or kilometres');
  });

  it.each([
    ['Bajaj', 'Pulsar 150cc', { cc: 150, age: 5, km: 20_000, owner: 1, place: 'Delhi' }, 46_080],
    ['Royal Enfield', 'Classic 350cc', { cc: 350, age: 4, km: 12_000, owner: 2, place: 'Bangalore' }, 119_320],
  ] as const)('values a %s %s of 2020 within 2 % of the worked example', (brand, name, facts, expected) => {
    const market = marketOf(market2020);
    const row = rowOf2020({ brand, name, year: null, price: 1, ...facts }, stateOf);
    expect(Math.abs(Math.exp(logValueOf2020(market, row)) / expected - 1)).toBeLessThan(0.02);
  });
});
