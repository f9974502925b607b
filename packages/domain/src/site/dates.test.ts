import { describe, expect, it } from 'vitest';
import { dateInIndia, formatDate, formatMonth } from './dates.ts';

describe('dateInIndia', () => {
  it.each([
    ['2026-11-25T18:29:59.999Z', '2026-11-25'],
    ['2026-11-25T18:30:00Z', '2026-11-26'],
    ['2026-11-25T20:00:00Z', '2026-11-26'],
    ['2026-11-30T18:30:00Z', '2026-12-01'],
    ['2028-02-28T18:30:00Z', '2028-02-29'],
    ['2026-12-31T18:29:59Z', '2026-12-31'],
    ['2026-12-31T18:30:00Z', '2027-01-01'],
    ['2026-11-25T23:59:59-08:00', '2026-11-26'],
  ])('of %s is %s', (moment, day) => {
    expect(dateInIndia(new Date(moment))).toBe(day);
  });

  it('is the day that Intl says', () => {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
    const hours = Array.from({ length: 2000 }, (_, hour) => new Date(Date.UTC(2026, 0) + hour * 4_567_891));
    expect(hours.map(dateInIndia)).toEqual(hours.map((hour) => format.format(hour)));
  });
});

describe('what is written of an instant', () => {
  it.each([
    ['2026-11-30T18:29:59Z', '30 Nov 2026', 'November 2026'],
    ['2026-11-30T18:30:00Z', '1 Dec 2026', 'December 2026'],
    ['2026-11-30T18:30:00.123456Z', '1 Dec 2026', 'December 2026'],
    ['2026-12-31T20:00:00+00:00', '1 Jan 2027', 'January 2027'],
    ['2026-12-31T20:00:00+05:30', '31 Dec 2026', 'December 2026'],
    ['2027-01-01T00:10:00+0530', '1 Jan 2027', 'January 2027'],
    ['2026-12-31T23:00:00', '31 Dec 2026', 'December 2026'],
    ['2026-12-31 23:00:00', '31 Dec 2026', 'December 2026'],
  ])('%s is India’s day and month, without a zone the one that it names', (instant, day, month) => {
    expect([formatDate(instant), formatMonth(instant)]).toEqual([day, month]);
  });

  it('leaves days and months as they are', () => {
    expect([formatDate('2026-11-30'), formatMonth('2026-11-30'), formatMonth('2026-11')]).toEqual([
      '30 Nov 2026',
      'November 2026',
      'November 2026',
    ]);
  });
});
