import { bikeConditionNames } from '@dopahiya/domain/requests';
import { describe, expect, it } from 'vitest';
import { apiFilters } from './api-filters.ts';
import type { Condition } from './conditions.ts';

describe('the conditions as the API takes them', () => {
  it('join brands and styles, and give a span by its bounds', () => {
    const conditions: Condition[] = [
      ['brand', 'honda'],
      ['brand', 'tvs'],
      ['body_style', 'scooter'],
      ['budget', '70000-100000'],
      ['capacity', '100-125'],
      ['fuel', 'petrol'],
      ['min_mileage', '50'],
    ];
    expect(apiFilters(conditions)).toEqual({
      brand: 'honda,tvs',
      body_style: 'scooter',
      min_price: 70_000,
      max_price: 100_000,
      min_cc: 100,
      max_cc: 125,
      fuel: 'petrol',
      min_mileage: '50',
    });
  });

  it('have every name that a condition may have', () => {
    for (const name of bikeConditionNames) expect(apiFilters([[name, '1-2']])).not.toEqual({});
  });

  it('have no name that is none of a condition', () => {
    const strange = ['page', 'limit', 'sort', 'status', 'constructor', '__proto__'].map((name) => [name, '1']);
    expect(apiFilters(strange as unknown as Condition[])).toEqual({});
  });
});
