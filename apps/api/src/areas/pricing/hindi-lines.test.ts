import { describe, expect, it } from 'vitest';
import { priceOnRoad } from './price-on-road.ts';
import type { VariantFacts } from './purchase.ts';
import { states } from './states.ts';

const petrol = {
  ex_showroom_price: 100_000,
  price_month: '2026-10',
  fuel_type: 'petrol',
  displacement: 125,
  motor_power_kw: null,
  kerb_weight: 110,
  battery_capacity: null,
} as const;
const electric = {
  ...petrol,
  fuel_type: 'electric',
  displacement: null,
  motor_power_kw: 4,
  battery_capacity: 3,
} as const;
const unknown = { ...petrol, ex_showroom_price: null, displacement: null, kerb_weight: null };

const linesIn = (language: 'en' | 'hi', variant: VariantFacts, date: string) =>
  states.flatMap((state) => {
    const { lines, missing } = priceOnRoad({ variant, city: { name: state, state }, date, loan: true, language });
    return [
      ...lines.map(({ key, amount, label, rule }) => ({ key, amount, texts: [label, rule] })),
      ...missing.map(({ key, reason }) => ({ key, amount: null, texts: [reason] })),
    ];
  });

describe.each([
  ['petrol', petrol, '2026-11-28'],
  ['electric', electric, '2026-11-28'],
  ['an electric bike under the subsidy', { ...electric, price_month: null }, '2024-07-01'],
  ['a bike of which little is known', unknown, '2026-11-28'],
] as const)('the lines of %s in Hindi', (_, variant, date) => {
  const [english, hindi] = (['en', 'hi'] as const).map((language) => linesIn(language, variant, date));

  it('have the keys and amounts of the English ones', () => {
    const bare = (lines: typeof english) => lines?.map(({ key, amount }) => ({ key, amount }));
    expect(bare(hindi)).toEqual(bare(english));
  });

  it('have every text in Devanagari, and no English sentence', () => {
    const texts = new Set(hindi?.flatMap((line) => line.texts));
    for (const text of texts) {
      expect(text).toMatch(/\p{Script=Devanagari}/u);
      expect(text).not.toMatch(/\b(the|of|for|is|in|we|no|may|price|tax)\b(?! Nadu)/);
    }
  });

  it('have the numbers of the English ones', () => {
    const numbers = (texts: readonly string[]) => (texts.join(' ').match(/[\d,.]*\d/g) ?? []).toSorted();
    for (const [index, line] of (hindi ?? []).entries())
      expect(numbers(line.texts), line.texts.join(' ')).toEqual(numbers(english?.[index]?.texts ?? []));
  });
});
