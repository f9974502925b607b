import { describe, expect, it } from 'vitest';
import { readList } from './read-list.ts';

describe('readList', () => {
  it('keeps every bound, of one measure and of several', () => {
    const { filter, sort, limit } = readList('petrol scooters over 50000 under 90000 seat under 780 abs'.split(' '));
    expect(filter).toMatchObject({
      fuel: 'petrol',
      abs: true,
      ranges: { price: { min: 50_000, max: 90_000 }, seat_height: { max: 780 } },
    });
    expect([sort, limit]).toEqual(['popularity', 10]);
  });
});
