import { describe, expect, it } from 'vitest';
import { commonKindOf, realFigureOf, realShareOf } from './real-figures.ts';

const nothing = {
  mileage: null,
  mileage_kind: null,
  real_mileage: null,
  battery_range: null,
  range_kind: null,
  real_range: null,
};
const certified = { ...nothing, engine_capacity: 110, mileage: 60, mileage_kind: 'certified' } as const;
const reported = { ...nothing, engine_capacity: 125, mileage: 47, mileage_kind: 'reported' } as const;

describe('realFigureOf', () => {
  it('takes what people report as it is', () => {
    expect(realFigureOf(reported, 'mileage')).toEqual({ value: 47, basis: 'reported' });
    expect(realFigureOf({ ...certified, real_mileage: 48 }, 'mileage')).toEqual({ value: 48, basis: 'reported' });
    const scooter = { ...nothing, battery_range: 120, range_kind: 'certified', real_range: 95 } as const;
    expect(realFigureOf(scooter, 'battery_range')).toEqual({ value: 95, basis: 'reported' });
  });

  it.each([
    [110, 50],
    [160, 48],
    [350, 51],
    [650, 48],
  ])('estimates what is left of a certified mileage at %d cc', (engine_capacity, value) => {
    expect(realFigureOf({ ...certified, engine_capacity }, 'mileage')).toEqual({ value, basis: 'estimated' });
  });

  it('takes nothing off what people report', () => {
    expect(realShareOf(reported, 'mileage')).toMatchObject({ from: 0.95, to: 1.05 });
  });

  it('estimates what is left of a range', () => {
    const scooter = { ...nothing, battery_range: 120, range_kind: 'certified' } as const;
    expect(realFigureOf(scooter, 'battery_range')).toEqual({ value: 84, basis: 'estimated' });
  });

  it('trusts a figure of which nobody said the kind no more than a claim', () => {
    expect(realFigureOf({ ...certified, mileage_kind: null }, 'mileage')?.basis).toBe('estimated');
  });

  it('knows nothing of a bike that has no figure', () => expect(realFigureOf(nothing, 'mileage')).toBeNull());
});

describe('commonKindOf', () => {
  it('finds the kind that both have, also beside another one', () => {
    expect(commonKindOf([certified, certified], 'mileage')).toBe('certified');
    expect(commonKindOf([{ ...certified, real_mileage: 48 }, reported], 'mileage')).toBe('reported');
  });

  it('finds none where the kinds differ', () => expect(commonKindOf([certified, reported], 'mileage')).toBeNull());

  it('asks only the bikes that have the figure', () => {
    expect(commonKindOf([certified, nothing], 'mileage')).toBe('certified');
    expect(commonKindOf([nothing], 'mileage')).toBeNull();
  });
});
