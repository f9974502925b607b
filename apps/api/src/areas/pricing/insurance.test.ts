import { describe, expect, it } from 'vitest';
import { ownDamagePercent } from './charges/own-damage-charge.ts';
import { electricScooter, lineIn, priced, shine } from './testing/priced.ts';

describe('third-party cover', () => {
  it.each([
    [50, 2901],
    [75, 2901],
    [75.1, 3851],
    [150, 3851],
    [350, 7365],
    [350.1, 15_117],
  ])('of %d cc costs ₹%d for five years', (displacement, expected) => {
    expect(lineIn(priced({ ...shine, displacement }), 'third_party')?.amount).toBe(expected);
  });

  it.each([
    [3, 2466],
    [3.1, 3273],
    [7, 3273],
    [16, 6260],
    [17, 12_849],
  ])('of a motor of %d kW costs ₹%d for five years', (motor_power_kw, expected) => {
    expect(lineIn(priced({ ...electricScooter, motor_power_kw }), 'third_party')?.amount).toBe(expected);
  });
});

describe('own damage', () => {
  it.each([
    [0, 150, 1.708, 1.676],
    [0, 350, 1.793, 1.76],
    [0, 151, 1.793, 1.76],
    [4, 351, 1.879, 1.844],
    [5, 75, 1.793, 1.76],
    [6, 350, 1.883, 1.848],
    [7, 650, 1.973, 1.936],
    [8, 150, 1.836, 1.802],
    [8, 350, 1.928, 1.892],
    [20, 650, 2.02, 1.982],
  ])('at %d years and %d cc is %d %% in zone A and %d %% in zone B', (age, displacement, zoneA, zoneB) => {
    expect(ownDamagePercent(age, displacement, 'A')).toBe(zoneA);
    expect(ownDamagePercent(age, displacement, 'B')).toBe(zoneB);
  });

  it.each([
    ['Delhi', 'Delhi', 1278],
    ['Rohini', 'Delhi', 1278],
    ['Bengaluru', 'Karnataka', 1278],
    ['Bangalore', 'Karnataka', 1278],
    ['Kolkata', 'West Bengal', 1278],
    ['Mysuru', 'Karnataka', 1254],
    ['Navi Mumbai', 'Maharashtra', 1254],
    ['Aurangabad', 'Bihar', 1254],
  ])('of a Shine in %s, %s, costs ₹%d', (city, state, expected) => {
    expect(lineIn(priced(shine, { city, state }), 'own_damage')?.amount).toBe(expected);
  });

  it('of electric two-wheelers is an estimate and says so', () => {
    const line = lineIn(priced(electricScooter), 'own_damage');
    expect(line).toMatchObject({ amount: 1938, confidence: 'low', source: expect.stringContaining('Our estimate') });
  });
});

describe('GST on insurance', () => {
  it.each(['2022-06-01', '2025-09-21', '2025-09-22', '2026-11-21'])('is 18 %% of all premiums on %s', (date) => {
    const price = priced(shine, { date });
    expect(lineIn(price, 'insurance_gst')?.amount).toBe(976);
    expect(price.insurance_price).toBe(1278 + 3851 + 295 + 976);
  });
});
