import { describe, expect, it } from 'vitest';
import { saleStatusOf } from './sale-status.ts';

describe('saleStatusOf', () => {
  it.each([
    [{ status: 'upcoming' }, 'upcoming'],
    [{ status: 'on_sale', is_discontinued: null }, 'on_sale'],
    [{ status: 'on_sale', is_discontinued: true }, 'discontinued'],
  ] as const)('of %j', (bike, expected) => {
    expect(saleStatusOf(bike)).toBe(expected);
  });
});
