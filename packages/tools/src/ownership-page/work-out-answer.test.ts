import { describe, expect, it } from 'vitest';
import { priceOf, sampleEnergy } from '../testing/ownership-handlers.ts';
import { activa, jupiter, rizta } from '../testing/sample-bikes.ts';
import { type OwnershipInputs, readOwnershipInputs } from './ownership-inputs.ts';
import { drawnApart, workOutAnswer } from './work-out-answer.ts';

const red = { name: 'Red', hex: '#a51d27', image: '/red.svg' };
const brighterRed = { name: 'Brighter Red', hex: '#b3202b', image: '/brighter-red.svg' };
const blue = { name: 'Blue', hex: '#1d3f7d', image: '/blue.svg' };

const imagesOf = (...palettes: (typeof red)[][]) =>
  drawnApart(
    palettes.map((color_options, index) =>
      Object.assign({}, index === 0 ? activa : jupiter, { image: '/own.svg', color_options }),
    ),
  ).map(({ image }) => image);

it('draws each bike as it is known, unless one before it looks alike in that', () => {
  expect(imagesOf([red, blue], [blue, red])).toEqual(['/own.svg', '/own.svg']);
  expect(imagesOf([red, blue], [brighterRed, blue])).toEqual(['/own.svg', '/blue.svg']);
});

it('keeps the picture of a bike whose other paints have none, or whose paints are not known', () => {
  expect(imagesOf([red], [brighterRed])).toEqual(['/own.svg', '/own.svg']);
  expect(imagesOf([red], [])).toEqual(['/own.svg', '/own.svg']);
});

describe('the cost of a bike', () => {
  /** Returns what it costs, with inputs other than the usual ones. */
  async function costOf(bike: typeof activa, inputs: Partial<OwnershipInputs>): Promise<number> {
    const found = [{ words: bike.slug ?? '', bike, price: priceOf(92_529, 107_460), values: null }];
    const asked = { ...readOwnershipInputs(new URLSearchParams()), ...inputs };
    const { signal } = new AbortController();
    const { comparison } = await workOutAnswer(asked, sampleEnergy, { found, signal });
    return Object.values(comparison.bikes[0]?.parts ?? {}).reduce((sum, part) => sum + part, 0);
  }

  it.each<[string, typeof activa, Partial<OwnershipInputs>, Partial<OwnershipInputs>]>([
    ['on more days', activa, { days: 25 }, { days: 30 }],
    ['with more kilometres a day', activa, { km: 30 }, { km: 40 }],
    ['over more years', activa, { years: 7 }, { years: 8 }],
    ['with dearer petrol', activa, { petrol: 100 }, { petrol: 110 }],
    ['with dearer electricity', rizta, { electricity: 5 }, { electricity: 9 }],
    ['charged at public chargers', rizta, { charging: 'home' }, { charging: 'public' }],
    ['on loan', activa, { loan: false }, { loan: true }],
    ['on a loan with more interest', activa, { loan: true, interest: 10 }, { loan: true, interest: 15 }],
  ])('is higher %s', async (_, bike, less, more) => {
    expect(await costOf(bike, more)).toBeGreaterThan(await costOf(bike, less));
  });
});
