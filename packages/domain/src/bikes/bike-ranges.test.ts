import { describe, expect, it } from 'vitest';
import { budgetRanges, capacityRanges, bikeBounds } from './bike-ranges.ts';
import { bikeFacetsSchema } from './bike-facets.ts';

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

const namesOf = (bound: keyof typeof bikeBounds) => bikeBounds[bound].map(({ name }) => name);

describe('bikeBounds', () => {
  it('are named as buyers say them, the smallest first', () => {
    expect(namesOf('min_mileage')).toEqual([
      '40 kmpl or more',
      '50 kmpl or more',
      '60 kmpl or more',
      '70 kmpl or more',
    ]);
    expect(namesOf('min_range')).toEqual(['80 km or more', '100 km or more', '120 km or more', '150 km or more']);
    expect(namesOf('max_seat_height')).toEqual([
      'Up to 740 mm',
      'Up to 760 mm',
      'Up to 780 mm',
      'Up to 800 mm',
      'Up to 820 mm',
    ]);
    expect(namesOf('max_kerb_weight').slice(0, 2)).toEqual(['Up to 95 kg', 'Up to 110 kg']);
  });

  it('are counted where the API counts them, and absent where it does not', () => {
    const others = { brand: [], budget: [], capacity: [], body_style: [], fuel: [], abs: [] };
    const min_mileage = [{ value: '40', name: '40 kmpl or more', count: 3 }];
    expect(bikeFacetsSchema.parse(others)).toEqual(others);
    expect(bikeFacetsSchema.parse({ ...others, min_mileage })).toEqual({ ...others, min_mileage });
  });
});
