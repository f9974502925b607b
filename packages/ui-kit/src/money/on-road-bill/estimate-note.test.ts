import { describe, expect, it } from 'vitest';
import { estimateNote, isOldEstimate } from './estimate-note.ts';

const dates = (price_month: string | null, version: string | null, date: string | null) => ({
  price_month,
  version,
  date,
});

describe('estimateNote', () => {
  it.each([
    [dates('2026-06', '2026-11-21.1', '2026-11-26'), 'Estimate: price of June 2026, rules of 21 Nov 2026'],
    [
      dates('2018-12', '2026-11-21.1', '2026-11-26'),
      'Estimate: price of December 2018 (over a year old), rules of 21 Nov 2026',
    ],
    [dates('2018-12', '2026-11-21', null), 'Estimate: price of December 2018 (over a year old), rules of 21 Nov 2026'],
    [
      dates('2018-12', null, '2026-11-26'),
      'Estimate: price of December 2018 (over a year old). We don’t know the date of the rules',
    ],
    [dates('2018-12', 'v7', null), 'Estimate by the price of December 2018. We don’t know the date of the rules'],
    [dates(null, '2026-11-21', null), 'Estimate by rules of 21 Nov 2026. We don’t know the month of the price'],
    [dates(null, null, null), 'Estimate. We don’t know the dates of its price or rules'],
  ])('of %j is %s', (price, words) => {
    expect(estimateNote(price)).toBe(words);
  });
});

describe('isOldEstimate', () => {
  it('goes by the day that the price is shown for, else by that of its rules', () => {
    expect(isOldEstimate(dates('2025-10', '2025-11-21', '2026-11-26'))).toBe(true);
    expect(isOldEstimate(dates('2025-10', '2026-11-21', null))).toBe(true);
    expect(isOldEstimate(dates('2025-10', null, null))).toBe(false);
  });
});
