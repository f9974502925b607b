import { amountOfPrice } from '@dopahiya/domain/prices';
import { describe, expect, it } from 'vitest';
import type { OnRoadPrice } from './on-road-price.ts';
import { states } from './states.ts';
import { electricScooter, lineIn, priced, shine } from './testing/priced.ts';

const dates = [
  '2022-06-01',
  '2023-04-01',
  '2024-12-31',
  '2025-09-21',
  '2025-09-22',
  '2026-03-31',
  '2026-11-21',
  '2035-01-01',
];
const fromLowToHigh = [30_000, 75_000, 120_000, 150_000, 180_000, 350_000, 700_000, 1_500_000, 3_000_000];
const nearEdges = [39_999, 40_000, 50_000, 50_001, 60_001, 100_000, 100_001, 200_000, 200_001];
const ascending = [...fromLowToHigh, ...nearEdges].toSorted((a, b) => a - b);

type Variant = typeof shine;

const byPrice = (variant: Variant, state: string, date: string): OnRoadPrice[] =>
  ascending.map((ex_showroom_price) => priced({ ...variant, ex_showroom_price }, { state, date }));

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Returns every state on every date with its prices, lowest first. */
const everywhere = (variant: Variant) =>
  states.flatMap((state) =>
    dates.map((date) => ({ where: `${state}, ${date}`, prices: byPrice(variant, state, date) })),
  );

describe.each([
  ['a petrol', shine],
  ['an electric', electricScooter],
] as const)('in every state, the price of %s two-wheeler', (_, variant) => {
  const all = everywhere(variant);

  it('is the sum of its lines, in whole rupees, or says what is missing', () => {
    for (const { where, prices } of all)
      for (const { lines, missing, on_road_price } of prices) {
        const amounts = lines.map(({ amount }) => amount);
        expect(
          amounts.filter((amount) => !Number.isSafeInteger(amount)),
          where,
        ).toEqual([]);
        expect(on_road_price, where).toBe(missing.length > 0 ? null : sum(amounts));
      }
  });

  it('says how its taxes follow from any other ex-showroom price', () => {
    for (const state of states) {
      const [cheapest, ...others] = byPrice(variant, state, '2026-11-21');
      for (const { key, of_price } of cheapest?.lines ?? []) {
        if (!of_price) continue;
        for (const price of others) {
          const amount = lineIn(price, key)?.amount ?? null;
          expect(amountOfPrice(of_price, price.ex_showroom_price ?? 0) ?? 0, state).toBeCloseTo(amount ?? 0, -1);
        }
      }
    }
  });

  it('has no line below zero but the subsidy', () => {
    for (const { where, prices } of all)
      for (const { lines } of prices)
        expect(
          lines.filter(({ key, amount }) => amount < 0 && key !== 'subsidy'),
          where,
        ).toEqual([]);
  });

  it('never falls as the price rises within a step of the road tax', () => {
    for (const { where, prices } of all)
      for (const [index, higher] of prices.entries()) {
        const lower = prices[index - 1];
        const [before, after] = [lower && lineIn(lower, 'road_tax'), lineIn(higher, 'road_tax')];
        if (!before || !after || before.rule !== after.rule) continue;
        expect(after.amount, where).toBeGreaterThanOrEqual(before.amount);
      }
  });

  it('names rule, source and confidence of every line', () => {
    for (const { where, prices } of all)
      for (const { rule, source, confidence } of prices[0]?.lines ?? []) {
        expect(rule, where).toMatch(/\w/);
        expect(rule, where).not.toMatch(/undefined|null|NaN/);
        expect(source, where).toMatch(/\w{3}/);
        expect(['high', 'medium', 'low'], where).toContain(confidence);
      }
  });
});

it('knows the road tax of a petrol two-wheeler everywhere but on Lakshadweep', () => {
  const unknown = states.filter((state) => priced(shine, { state }).on_road_price === null);
  expect(unknown).toEqual(['Lakshadweep']);
});

it('knows the road tax of an electric two-wheeler everywhere but where the engine decides it', () => {
  const unknown = states.filter((state) => priced(electricScooter, { state }).on_road_price === null);
  expect(unknown).toEqual(['Andaman and Nicobar Islands', 'Lakshadweep', 'Manipur', 'Puducherry', 'Sikkim']);
});
