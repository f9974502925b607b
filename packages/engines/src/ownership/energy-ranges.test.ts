import type { EnergyPrice, RunningCosts } from '@dopahiya/domain/prices';
import { describe, expect, it } from 'vitest';
import { energyRanges } from './energy-ranges.ts';

const priced = (from: number, price: number, to: number): EnergyPrice => ({
  from,
  price,
  to,
  date: '2026',
  source: 'A list of prices',
  confidence: 'high',
});
const delhi: RunningCosts = {
  city: 'Delhi',
  state: 'Delhi',
  petrol: priced(102, 102.12, 103),
  electricity: priced(4, 6, 7),
  public_charging: priced(9, 17, 30),
};
const ofCity = { petrol: null, electricity: null } as const;

describe('energyRanges', () => {
  it.each([
    ['home', { from: 4, usual: 6, to: 7 }],
    ['public', { from: 9, usual: 17, to: 30 }],
    ['half', { from: 6.5, usual: 11.5, to: 18.5 }],
  ] as const)('takes the prices of the city, charged at %s', (charging, electricity) => {
    expect(energyRanges(delhi, { ...ofCity, charging })).toEqual({
      petrol: { from: 102, usual: 102.12, to: 103 },
      electricity,
    });
  });

  it('is sure of what somebody says they pay', () => {
    expect(energyRanges(delhi, { petrol: 99, electricity: 0, charging: 'public' })).toEqual({
      petrol: { from: 99, usual: 99, to: 99 },
      electricity: { from: 0, usual: 0, to: 0 },
    });
  });

  it('gives nothing where nobody knows: half of what is not known neither', () => {
    const unknown = { ...delhi, petrol: null, electricity: null };
    for (const charging of ['home', 'half'] as const) {
      expect(energyRanges(unknown, { ...ofCity, charging })).toEqual({ petrol: null, electricity: null });
    }
    expect(energyRanges(unknown, { ...ofCity, charging: 'public' }).electricity?.usual).toBe(17);
  });
});
