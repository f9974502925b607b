import type { ValuesByAge } from '@dopahiya/domain/market';
import { describe, expect, it } from 'vitest';
import { appliesTo } from './applies-to.ts';
import { estimateResalePrice } from './estimate-resale-price.ts';
import { exactly } from './assumptions.ts';
import { compareOwnership } from './compare-ownership.ts';
import type { AskedLater, OwnedBike } from './owned-bike.ts';

const values: ValuesByAge = {
  values: [
    { age: 1, value: 100_000, low: 80_000, high: 125_000 },
    { age: 5, value: 60_000, low: 45_000, high: 80_000 },
  ],
  is_rough: false,
  new_price: 90_000,
  new_price_month: '2026-06',
  as_of: '2026-08',
  rows: 269,
};
const petrol = { isElectric: false, exShowroomPrice: 90_000 };

const asked: AskedLater = {
  years: 5,
  value: 60_000,
  low: 45_000,
  high: 80_000,
  rows: 269,
  month: '2026-08',
  isRough: false,
};

describe('askedLater', () => {
  it('is what listings say of the last year, and by which', () => {
    expect(estimateResalePrice(petrol, { values, years: 5 })).toEqual(asked);
  });

  it('follows what this variant costs more than the model', () => {
    const dearer = estimateResalePrice({ ...petrol, exShowroomPrice: 99_000 }, { values, years: 5 });
    expect(dearer).toMatchObject({ value: 66_000, low: 49_500, high: 88_000 });
  });

  it.each([
    ['listings say nothing of that age', { values, years: 6 }],
    ['the model has no price', { values: { ...values, new_price: null }, years: 5 }],
    ['a visitor set what is lost at first', { values, years: 5, assumed: { firstYearLoss: 0.2 } }],
    ['a visitor set what is lost later', { values, years: 5, assumed: { laterLossPetrol: 0.1 } }],
  ])('is null where %s', (_, later) => {
    expect(estimateResalePrice(petrol, later)).toBeNull();
  });

  it('stays where a visitor set a loss of other bikes', () => {
    expect(estimateResalePrice(petrol, { values, years: 5, assumed: { laterLossElectric: 0.1 } })).not.toBeNull();
  });
});

const withoutListings = {
  slug: 'activa-125',
  name: 'Honda Activa 125',
  status: 'on_sale' as const,
  priceMonth: '2026-06',
  isScooter: true,
  displacement: 124,
  onRoadPrice: 105_000,
  reach: 51,
  realShare: exactly(0.84),
  batteryKwh: null,
  asked: null,
};

describe('a bike of which listings say what it will be asked for', () => {
  const bike: OwnedBike = { ...withoutListings, ...petrol, asked };
  const plan = { kmPerDay: 20, daysPerMonth: 25, years: 5, petrol: exactly(102), electricity: exactly(7), loan: null };

  it('sells for that, less what buyers pay less than is asked', () => {
    const [owned] = compareOwnership([bike], { ...plan, assumed: { salePrice: 0.9 } }).bikes;
    expect(-(owned?.parts.resale ?? 0)).toBeGreaterThan(0.9 * 60_000 * 0.98);
    expect(-(owned?.parts.resale ?? 0)).toBeLessThan(0.9 * 60_000 * 1.06);
  });

  it('sells for no more than it costs new, whatever listings ask for', () => {
    const dear = { ...bike, asked: { ...asked, value: 200_000, low: 190_000, high: 210_000 } };
    const [owned] = compareOwnership([dear], { ...plan, assumed: { salePrice: 1 } }).bikes;
    expect(owned?.parts.resale).toBe(-bike.exShowroomPrice);
  });

  it('loses nothing by general rates', () => {
    expect(appliesTo('firstYearLoss', [bike])).toBe(false);
    expect(appliesTo('laterLossPetrol', [bike])).toBe(false);
    expect(appliesTo('salePrice', [bike])).toBe(true);
    expect(appliesTo('firstYearLoss', [bike, { ...bike, asked: null }])).toBe(true);
  });
});

describe('a bike of which no listing says what it will be asked for', () => {
  const bike = { ...withoutListings, ...petrol };
  const plan = { kmPerDay: 20, daysPerMonth: 25, petrol: exactly(102), electricity: exactly(7), loan: null };
  const assumed = { firstYearLoss: 0.2, laterLossPetrol: 0.1, laterLossElectric: 0.15, salePrice: 1 };
  const resaleAfter = (years: number, other: Partial<OwnedBike & { kmPerDay: number }> = {}) =>
    -(compareOwnership([{ ...bike, ...other }], { ...plan, ...other, years, assumed }).bikes[0]?.parts.resale ?? 0);

  it('loses the first rate in its first year, and the later one in each year after', () => {
    expect(resaleAfter(1)).toBeGreaterThan(0.8 * 90_000 * 0.98);
    expect(resaleAfter(1)).toBeLessThan(0.8 * 90_000 * 1.06);
    // Later years: in the first ones some draws are as high as the price of a new one, which is the most.
    expect(resaleAfter(6) / resaleAfter(4)).toBeCloseTo(0.9 ** 2, 2);
    const electric = { isElectric: true, batteryKwh: 3 };
    expect(resaleAfter(7, electric) / resaleAfter(5, electric)).toBeCloseTo(0.85 ** 2, 2);
  });

  it('sells for less after more than 10,000 km a year, for each of its years', () => {
    const lost = (years: number) => 1 - resaleAfter(years, { kmPerDay: 60 }) / resaleAfter(years);
    expect(resaleAfter(3, { kmPerDay: 33 })).toBe(resaleAfter(3));
    expect(lost(1)).toBeGreaterThan(0);
    expect(lost(5)).toBeGreaterThan(lost(1) * 3);
  });
});
