import { describe, expect, it } from 'vitest';
import { estimateNote, isOldEstimate } from './estimate-note.ts';

const dates = (price_month: string | null, version: string | null, date: string | null) => ({
  price_month,
  version,
  date,
});

describe('estimateNote', () => {
  it.each([
    [dates('2026-06', '2026-11-21.1', '2026-11-26'), 'price of June 2026, rules of 21 Nov 2026'],
    [
      dates('2018-12', '2026-11-21.1', '2026-11-26'),
      'price of December 2018, more than a year old, rules of 21 Nov 2026',
    ],
    [dates('2018-12', '2026-11-21', null), 'price of December 2018, more than a year old, rules of 21 Nov 2026'],
    [
      dates('2018-12', null, '2026-11-26'),
      'price of December 2018, more than a year old, the day of its rules is not known',
    ],
    [dates('2018-12', 'v7', null), 'price of December 2018, the day of its rules is not known'],
    [dates(null, '2026-11-21', null), 'rules of 21 Nov 2026, the month of its price is not known'],
    [dates(null, null, null), 'neither the month of its price nor the day of its rules is known'],
  ])('of %j is %s', (price, words) => {
    expect(estimateNote(price)).toBe(`An estimate: ${words}`);
  });
});

describe('isOldEstimate', () => {
  it('goes by the day that the price is shown for, else by that of its rules', () => {
    expect(isOldEstimate(dates('2025-10', '2025-11-21', '2026-11-26'))).toBe(true);
    expect(isOldEstimate(dates('2025-10', '2026-11-21', null))).toBe(true);
    expect(isOldEstimate(dates('2025-10', null, null))).toBe(false);
  });
});
