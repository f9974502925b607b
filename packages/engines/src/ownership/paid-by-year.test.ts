import { describe, expect, it } from 'vitest';
import { exactly } from './assumptions.ts';
import { compareOwnership, paidByYear } from './compare-ownership.ts';
import type { OwnedBike } from './owned-bike.ts';

const activa: OwnedBike = {
  slug: 'activa-125',
  name: 'Honda Activa 125',
  status: 'on_sale',
  priceMonth: '2026-06',
  isElectric: false,
  isScooter: true,
  displacement: 124,
  onRoadPrice: 107_460,
  exShowroomPrice: 92_529,
  reach: 51,
  realShare: exactly(0.84),
  batteryKwh: null,
  asked: null,
};
const plan = {
  kmPerDay: 30,
  daysPerMonth: 25,
  years: 3,
  petrol: exactly(102),
  electricity: exactly(7),
  loan: null,
};

describe('paidByYear', () => {
  it('begins with the price on the road, and goes on year by year for each bike', () => {
    const years = paidByYear(compareOwnership([activa, { ...activa, slug: 'dearer', onRoadPrice: 120_000 }], plan));
    expect(years.map(({ year }) => year)).toEqual([0, 1, 2, 3]);
    expect(years[0]?.paid.map(({ mean }) => mean)).toEqual([107_460, 120_000]);
    for (const { paid } of years) expect(paid).toHaveLength(2);
    for (const [place, { paid }] of years.slice(1).entries()) {
      expect(paid[0]?.p10).toBeGreaterThan(years[place]?.paid[0]?.p90 ?? Number.POSITIVE_INFINITY);
    }
  });

  it('counts what is paid by the month as it is drawn', () => {
    const comparison = compareOwnership([activa], plan);
    const [{ paid }] = comparison.bikes as [(typeof comparison.bikes)[number]];
    expect(paidByYear(comparison).at(-1)?.paid).toEqual([paid.at(-1)]);
  });

  it('has no bikes where none are compared', () => {
    expect(paidByYear({ marks: [0, 3, 6, 9, 12], bikes: [] })).toEqual([
      { year: 0, paid: [] },
      { year: 1, paid: [] },
    ]);
  });
});
