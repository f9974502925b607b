import { describe, expect, it } from 'vitest';
import { budgetRanges, capacityRanges, bikeBounds } from './bike-ranges.ts';
import { bikeFacetsSchema } from './bike-facets.ts';

describe('budgetRanges', () => {
  it('are named by their price, of which only the last is a minimum', () => {
    expect([budgetRanges[0]?.name, budgetRanges.at(-1)?.name]).toEqual(['Under ₹60,000', 'Above ₹2,00,000']);
    expect(budgetRanges.slice(1, -1).every(({ min, name }) => min === 0 && name.startsWith('Under '))).toBe(true);
  });
});

describe('capacityRanges', () => {
  it('follow each other without a gap', () => {
    expect(capacityRanges.slice(1).map(({ min }) => min)).toEqual(capacityRanges.slice(0, -1).map(({ max }) => max));
    expect([capacityRanges[0]?.min, capacityRanges.at(-1)?.max]).toEqual([0, 9999]);
  });
});

describe('bikeBounds', () => {
  it.each([
    ['min_mileage', '40 kmpl or more'],
    ['min_range', '80 km or more'],
    ['max_seat_height', 'Up to 740 mm'],
    ['max_kerb_weight', 'Up to 95 kg'],
  ] as const)('names %s with its unit, the smallest first', (bound, first) => {
    const values = bikeBounds[bound].map(({ value }) => value);
    expect(bikeBounds[bound][0]?.name).toBe(first);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });

  it('are counted where the API counts them, and absent where it does not', () => {
    const others = { brand: [], budget: [], capacity: [], body_style: [], fuel: [], abs: [] };
    const min_mileage = [{ value: '40', name: '40 kmpl or more', count: 3 }];
    expect(bikeFacetsSchema.parse(others)).toEqual(others);
    expect(bikeFacetsSchema.parse({ ...others, min_mileage })).toEqual({ ...others, min_mileage });
  });
});
