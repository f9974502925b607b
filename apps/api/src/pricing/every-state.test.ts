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
const prices = Array.from({ length: 25 }, (_, step) => 30_000 + Math.round((step * 2_970_000) / 24));
const nearEdges = [39_999, 40_000, 50_000, 50_001, 60_001, 100_000, 100_001, 200_000, 200_001];
const ascending = [...prices, ...nearEdges].toSorted((a, b) => a - b);

const byPrice = (variant: typeof shine, state: string, date: string): OnRoadPrice[] =>
  ascending.map((ex_showroom_price) => priced({ ...variant, ex_showroom_price }, { state, date }));

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe.each(states)('in %s', (state) => {
  describe.each([
    ['a petrol', shine],
    ['an electric', electricScooter],
  ] as const)('the price of %s two-wheeler', (_, variant) => {
    it('is the sum of its lines, in whole rupees, or says what is missing', () => {
      for (const price of dates.flatMap((date) => byPrice(variant, state, date))) {
        const total = sum(price.lines.map(({ amount }) => amount));
        expect(total).toBeTypeOf('number');
        expect(price.lines.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
        expect(price.on_road_price).toBe(price.missing.length > 0 ? null : total);
      }
    });

    it('says how its taxes follow from any other ex-showroom price', () => {
      const [cheapest, ...others] = byPrice(variant, state, '2026-11-21');
      for (const line of cheapest?.lines ?? []) {
        if (!line.of_price) continue;
        for (const price of others) {
          const amount = lineIn(price, line.key)?.amount ?? null;
          expect(amountOfPrice(line.of_price, price.ex_showroom_price ?? 0) ?? 0).toBeCloseTo(amount ?? 0, -1);
        }
      }
    });

    it('has no line below zero but the subsidy', () => {
      for (const price of dates.flatMap((date) => byPrice(variant, state, date))) {
        expect(price.lines.filter(({ key, amount }) => amount < 0 && key !== 'subsidy')).toEqual([]);
        expect(price.ex_showroom_price).toBeGreaterThan(0);
      }
    });

    it('never falls as the price rises within a step of the road tax', () => {
      for (const date of dates) {
        const pairs = byPrice(variant, state, date).map((price, index, all) => [all[index - 1], price] as const);
        for (const [lower, higher] of pairs) {
          const [before, after] = [lower && lineIn(lower, 'road_tax'), lineIn(higher, 'road_tax')];
          if (!before || !after || before.rule !== after.rule) continue;
          expect(after.amount).toBeGreaterThanOrEqual(before.amount);
        }
      }
    });

    it('names rule, source and confidence of every line', () => {
      for (const { lines } of dates.map((date) => priced(variant, { state, date }))) {
        for (const line of lines) {
          expect(line.rule).toMatch(/\w/);
          expect(line.rule).not.toMatch(/undefined|null|NaN/);
          expect(line.source).toMatch(/\w{3}/);
          expect(['high', 'medium', 'low']).toContain(line.confidence);
        }
      }
    });
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
