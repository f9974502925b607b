import { describe, expect, it } from 'vitest';
import { monthsApart } from './months-apart.ts';

describe('monthsApart', () => {
  it('says of which month each price is where they differ', () => {
    const bikes = [
      { name: 'Honda Activa 125', priceMonth: '2026-06' },
      { name: 'Hero Karizma', priceMonth: '2018-12' },
      { name: 'Ather Rizta', priceMonth: null },
    ];
    expect(monthsApart(bikes)).toBe(
      'Prices are from different months: Honda Activa 125 June 2026, Hero Karizma December 2018, Ather Rizta month not known.',
    );
  });

  it('says nothing of prices of one month', () => {
    expect(monthsApart([{ name: 'Honda Activa 125', priceMonth: '2026-06' }])).toBeNull();
  });
});
