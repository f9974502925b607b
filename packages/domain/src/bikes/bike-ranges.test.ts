import { describe, expect, it } from 'vitest';
import { budgetRanges, capacityRanges } from './bike-ranges.ts';

describe('budgetRanges', () => {
  it('are named as buyers say them', () => {
    expect(budgetRanges.map(({ name }) => name)).toEqual([
      'Under ₹60,000',
      'Under ₹70,000',
      'Under ₹80,000',
      'Under ₹1,00,000',
      'Under ₹1,50,000',
      'Under ₹2,00,000',
      'Above ₹2,00,000',
    ]);
  });
});

describe('capacityRanges', () => {
  it('follow each other without a gap', () => {
    expect(capacityRanges.slice(1).map(({ min }) => min)).toEqual(capacityRanges.slice(0, -1).map(({ max }) => max));
    expect([capacityRanges[0]?.min, capacityRanges.at(-1)?.max]).toEqual([0, 9999]);
  });
});
