import { describe, expect, it } from 'vitest';
import { type BikeConditionName, isBikeCondition } from './bike-conditions.ts';

describe('isBikeCondition', () => {
  it.each<[BikeConditionName, string]>([
    ['brand', 'royal-enfield'],
    ['budget', '0-100000'],
    ['capacity', '125-125'],
    ['body_style', 'scooter'],
    ['fuel', 'electric'],
    ['min_mileage', '50'],
    ['abs', 'true'],
  ])('takes %s=%s', (name, value) => {
    expect(isBikeCondition(name, value)).toBe(true);
  });

  it.each<[BikeConditionName, string]>([
    ['brand', 'Royal Enfield'],
    ['budget', '100000-0'],
    ['budget', '0100-200'],
    ['capacity', '125'],
    ['body_style', 'tractor'],
    ['fuel', 'diesel'],
    ['min_mileage', '0'],
    ['max_range', '12345'],
    ['abs', 'yes'],
    ['abs', ''],
  ])('refuses %s=%s', (name, value) => {
    expect(isBikeCondition(name, value)).toBe(false);
  });
});
