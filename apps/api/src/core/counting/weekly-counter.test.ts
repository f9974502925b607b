import { beforeEach, describe, expect, it } from 'vitest';
import { isoWeek, lastTwoWeeks, type WeeklyCount, WeeklyCounter } from './weekly-counter.ts';

describe('WeeklyCounter', () => {
  let written: WeeklyCount<number[]>[][];
  let isBroken: boolean;
  let now: Date;
  let counter: WeeklyCounter<number[]>;

  beforeEach(() => {
    written = [];
    isBroken = false;
    now = new Date('2026-11-22T23:30:00+05:30');
    counter = new WeeklyCounter({
      add: (counts) => {
        if (isBroken) return Promise.reject(new Error('the database is away'));
        written.push(counts);
        return Promise.resolve();
      },
      clock: () => now,
    });
  });

  it('writes together what was counted, each subject once', async () => {
    for (const subject of [[1, 2], [3], [1, 2]]) counter.count(subject);
    expect(written).toEqual([]);
    await counter.flush();
    expect(written).toEqual([
      [
        { subject: [1, 2], week: '2026-W47', count: 2 },
        { subject: [3], week: '2026-W47', count: 1 },
      ],
    ]);
  });

  it('writes nothing when nothing was counted', async () => {
    counter.count([1]);
    await counter.flush();
    await counter.flush();
    expect(written).toHaveLength(1);
  });

  it('counts by the week in India', async () => {
    counter.count([1]);
    now = new Date('2026-11-22T19:00:00Z');
    counter.count([1]);
    await counter.flush();
    expect(written[0]?.map(({ week, count }) => [week, count])).toEqual([
      ['2026-W47', 1],
      ['2026-W48', 1],
    ]);
  });

  it('keeps what could not be written for the next time', async () => {
    isBroken = true;
    counter.count([1]);
    await expect(counter.flush()).rejects.toThrow('away');
    counter.count([1]);
    isBroken = false;
    await counter.flush();
    expect(written).toEqual([[{ subject: [1], week: '2026-W47', count: 2 }]]);
  });
});

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
