import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { todaysModel } from '../todays-model.ts';
import { type BikeToValue, type Valuation, valueBike, valueByAge } from '../valuation.ts';

const on = { year: 2026, month: 8 };
const apache: BikeToValue = {
  slug: 'apache-rtr-160-4v',
  brand: 'tvs',
  electric: false,
  cc: 160,
  newPrice: { amount: 116_491, kind: 'on-sale' },
  year: 2021,
  km: 25_000,
  owner: 1,
  state: 'Karnataka',
};
const olaS1Pro: BikeToValue = {
  ...apache,
  slug: 's1-pro',
  brand: 'ola-electric',
  electric: true,
  cc: null,
  newPrice: { amount: 129_863, kind: 'on-sale' },
  year: 2023,
  km: 20_000,
  state: 'Maharashtra',
};
const pulsarN250: BikeToValue = {
  ...apache,
  slug: 'pulsar-n250',
  brand: 'bajaj',
  newPrice: { amount: 138_823, kind: 'on-sale' },
  year: 2023,
  km: 15_000,
  state: null,
};

const ask = (facts: Partial<BikeToValue> = {}, month = on) => valueBike(todaysModel, { ...apache, ...facts }, month);
function value(facts: Partial<BikeToValue> = {}, month = on): Valuation {
  const answer = ask(facts, month);
  if ('none' in answer) throw new Error(`There is no value: ${answer.none}`);
  return answer;
}

describe('valueBike', () => {
  it.each([
    ['an Apache RTR 160 4V of five years in Karnataka', apache, 89_250, 80],
    ['an Ola S1 Pro of three years, a rough guide', olaS1Pro, 75_070, null],
    ['a Pulsar N250, which nobody listed', pulsarN250, 117_370, 85],
  ])('values %s within 3 % of the worked example', (_, bike, expected, confidence) => {
    const valued = value(bike);
    expect(Math.abs(valued.value / expected - 1)).toBeLessThan(0.03);
    expect(valued.confidence).toBe(confidence);
    expect(valued.span.low).toBeLessThan(valued.value);
    expect(valued.span.high).toBeGreaterThan(valued.value);
  });

  it('gives the same answer twice', () => {
    expect(value()).toEqual(value());
  });

  it('follows the price new at once', () => {
    const dearer = value({ newPrice: { amount: 116_491 * 1.1, kind: 'on-sale' } });
    expect(dearer.value / value().value).toBeCloseTo(1.1, 2);
  });

  it('carries the last price of a model on that is no longer sold', () => {
    const last = value({ newPrice: { amount: 90_000, kind: 'last', asOf: '2018-08' } });
    expect(last.basis).toBe('last-price');
    const risen = value({ newPrice: { amount: 90_000 * 1.045 ** 8, kind: 'last', asOf: '2026-08' } });
    expect(last.value).toBe(risen.value);
  });

  it('asks less for a second owner', () => {
    expect(value({ owner: 2 }).value / value().value).toBeCloseTo(Math.exp(-0.091), 3);
    expect(value({ owner: 3 }).value).toBeLessThan(value({ owner: 2 }).value);
  });

  it('values a model without a price by its engine, with a wider span and no grade', () => {
    const unpriced = value({ slug: null, newPrice: null });
    const priced = value({ slug: null });
    expect(unpriced.basis).toBe('no-price');
    expect(unpriced.sigma).toBeGreaterThan(priced.sigma);
  });

  it('values a model that was only asked for years ago by what that implies', () => {
    expect(value({ slug: 'classic-500', brand: 'royal-enfield', newPrice: null, cc: 499 }).basis).toBe('no-price');
  });

  it.each([
    ['a year to come', { year: 2027 }, 'future-year'],
    ['no year', { year: Number.NaN }, 'future-year'],
    ['a bike of 26 years', { year: 2000 }, 'too-old'],
    ['9,00,000 km', { km: 900_000 }, 'impossible-km'],
    ['less than no km', { km: -1 }, 'impossible-km'],
    ['an electric one without a price', { ...olaS1Pro, newPrice: null }, 'unknown-model'],
    ['one of which nothing is known', { newPrice: null, cc: null, slug: null }, 'unknown-model'],
    ['a price new of nothing', { newPrice: { amount: 0, kind: 'on-sale' }, cc: null }, 'unknown-model'],
  ] as const)('has no number for %s', (_, facts, none) => {
    expect(ask(facts)).toEqual({ none });
  });

  it.each([2016, 2021, 2024])('takes a bike of %d of unknown kilometres for one with usual ones', (year) => {
    const age = on.year - year;
    const unknown = value({ year, km: null }).value;
    expect(unknown).toBeLessThan(value({ year, km: 3000 * age }).value);
    expect(unknown).toBeGreaterThan(value({ year, km: 8000 * age }).value);
  });

  it('never rises with age or kilometres, whatever the bike', () => {
    const bikes = fc.record({
      brand: fc.constantFrom(...Object.keys(todaysModel.brand), 'nobody'),
      slug: fc.constantFrom(...Object.keys(todaysModel.model), null),
      electric: fc.boolean(),
      year: fc.integer({ min: 2001, max: 2025 }),
      km: fc.integer({ min: 0, max: 250_000 }),
      newPrice: fc.record({
        amount: fc.integer({ min: 40_000, max: 4_000_000 }),
        kind: fc.constant('on-sale' as const),
      }),
    });
    fc.assert(
      fc.property(bikes, fc.integer({ min: 1, max: 40_000 }), (bike, more) => {
        expect(value({ ...bike, km: bike.km + more }).value).toBeLessThanOrEqual(value(bike).value);
        expect(value({ ...bike, year: bike.year + 1 }).value).toBeGreaterThanOrEqual(value(bike).value);
      }),
    );
  });

  it('never says that it is sure', () => {
    const years = Array.from({ length: 20 }, (_, age) => 2026 - age);
    const confidences = years.map((year) => value({ year }).confidence ?? 70);
    expect(Math.max(...confidences)).toBeLessThanOrEqual(95);
    expect(confidences.every((confidence) => confidence >= 70 && confidence % 5 === 0)).toBe(true);
  });
});

describe('valueByAge', () => {
  it('falls from new on, and its band widens', () => {
    const curve = valueByAge(todaysModel, apache, on, 10);
    expect(curve.map(({ age }) => age)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const [index, { value: now }] of curve.entries())
      expect(now).toBeLessThanOrEqual(curve[index - 1]?.value ?? Infinity);
    const width = ({ low, high }: { low: number; high: number }) => high / low;
    expect(width(curve[10]!)).toBeGreaterThan(width(curve[0]!));
  });

  it('is empty where nobody knows what the model costs new', () => {
    expect(valueByAge(todaysModel, { ...olaS1Pro, newPrice: null }, on, 3)).toEqual([]);
  });
});

describe('the model of today', () => {
  it('takes at most 4 kB', () => {
    const file = new URL('todays-model.json', import.meta.url);
    expect(readFileSync(file).length).toBeLessThanOrEqual(4096);
  });

  it('says how wrong it is, within what we promise', () => {
    const { error, coverage, segments } = todaysModel.figures;
    expect(error).toBeLessThanOrEqual(13);
    expect(coverage).toBeGreaterThanOrEqual(78);
    expect(coverage).toBeLessThanOrEqual(84);
    const large = segments.filter(([, rows]) => rows >= 25);
    expect(Math.min(...large.map(([, , , inside]) => inside))).toBeGreaterThanOrEqual(70);
  });
});
