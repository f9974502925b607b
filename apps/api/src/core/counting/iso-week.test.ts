import { describe, expect, it } from 'vitest';
import { isoWeek, lastTwoWeeks } from './iso-week.ts';

describe('isoWeek', () => {
  it.each([
    ['2026-11-21', '2026-W47'],
    ['2026-11-22', '2026-W47'],
    ['2026-11-23', '2026-W48'],
    ['2026-01-01', '2026-W01'],
    ['2027-01-01', '2026-W53'],
    ['2024-12-30', '2025-W01'],
    ['2023-01-01', '2022-W52'],
  ])('says that %s lies in %s', (date, week) => {
    expect(isoWeek(date)).toBe(week);
  });
});

describe('lastTwoWeeks', () => {
  it('names the week of a date and the one before it, over the turn of the year too', () => {
    expect(lastTwoWeeks('2027-01-04')).toEqual(['2027-W01', '2026-W53']);
  });
});
