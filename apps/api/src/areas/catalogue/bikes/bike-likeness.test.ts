import { describe, expect, it } from 'vitest';
import { type ComparableBike, distanceBetween, nearestTo } from './bike-likeness.ts';

const commuter: ComparableBike = {
  id: 1,
  body_style: 'commuter',
  fuel_type: 'petrol',
  price: 80_000,
  engine_capacity: 100,
  battery_range: null,
};
const like = (changes: Partial<ComparableBike>): ComparableBike => ({ ...commuter, ...changes });

describe('distanceBetween', () => {
  it.each([
    ['the same', {}, 0],
    ['twice the price', { price: 160_000 }, 1],
    ['half the price', { price: 40_000 }, 1],
    ['twice the capacity', { engine_capacity: 200 }, 0.8],
    ['a related style', { body_style: 'streetbike' as const }, 0.4],
    ['another style', { body_style: 'superbike' as const }, 1.2],
    ['a price that is not known', { price: null }, 0.6],
    ['another fuel, whose sizes cannot be compared', { fuel_type: 'electric' as const, engine_capacity: null }, 1],
  ])('is right for %s', (_, changes, distance) => {
    expect(distanceBetween(commuter, like(changes))).toBeCloseTo(distance, 10);
    expect(distanceBetween(like(changes), commuter)).toBeCloseTo(distance, 10);
  });

  it('compares electric bikes by their range', () => {
    const scooter = like({ fuel_type: 'electric', engine_capacity: null, battery_range: 100 });
    expect(distanceBetween(scooter, { ...scooter, battery_range: 200 })).toBeCloseTo(0.8, 10);
  });
});

describe('nearestTo', () => {
  it('leaves the bike itself out, and keeps the order of equals', () => {
    const far = like({ id: 2, price: 800_000 });
    const near = like({ id: 3, price: 84_000 });
    const alike = like({ id: 4, price: 84_000 });
    expect(nearestTo(commuter, [far, commuter, near, alike], 2)).toEqual([near, alike]);
  });
});
