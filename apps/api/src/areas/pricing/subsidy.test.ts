import { describe, expect, it } from 'vitest';
import { electricScooter, lineIn, priced, shine } from './testing/priced.ts';

const subsidyOn = (date: string, facts: Partial<typeof electricScooter> = {}) =>
  lineIn(priced({ ...electricScooter, ...facts }, { date }), 'subsidy')?.amount;

describe('the central subsidy', () => {
  it.each([
    ['2024-09-30', -10_000],
    ['2024-10-01', -10_000],
    ['2025-03-31', -10_000],
    ['2025-04-01', -5000],
    ['2026-03-31', -5000],
    ['2026-04-01', undefined],
    ['2026-11-21', undefined],
  ])('on %s is %j', (date, expected) => {
    expect(subsidyOn(date)).toBe(expected);
  });

  it.each([
    ['2024-09-30', 1.2, 120_000, -6000],
    ['2025-03-31', 1.2, 120_000, -6000],
    ['2025-04-01', 1.2, 120_000, -3000],
    ['2025-03-31', 3, 42_000, -6000],
    ['2023-05-31', 3, 120_000, -45_000],
    ['2023-05-31', 5, 105_000, -40_000],
    ['2023-06-01', 3, 120_000, -17_143],
  ])('on %s for %d kWh at ₹%d is ₹%d', (date, battery_capacity, ex_showroom_price, expected) => {
    expect(subsidyOn(date, { battery_capacity, ex_showroom_price })).toBe(expected);
  });

  it('lowers what the dealer asks, not the road tax', () => {
    const price = priced(electricScooter, { state: 'Kerala', date: '2026-03-31' });
    expect(price.ex_showroom_price).toBe(115_000);
    expect(lineIn(price, 'road_tax')?.amount).toBe(6000);
  });

  it('is not taken off twice', () => {
    expect(subsidyOn('2026-03-31', { subsidy_deducted: true })).toBeUndefined();
  });

  it('is not for dear two-wheelers', () => {
    expect(subsidyOn('2026-03-31', { ex_showroom_price: 157_500 })).toBe(-5000);
    expect(subsidyOn('2026-03-31', { ex_showroom_price: 157_502 })).toBeUndefined();
  });

  it('is not for petrol', () => {
    expect(lineIn(priced(shine, { date: '2025-01-01' }), 'subsidy')).toBeUndefined();
  });

  it.each([
    ['battery_capacity', 'battery capacity'],
    ['ex_showroom_price', 'ex-showroom price'],
  ])('is missing without the %s while a scheme runs', (fact, words) => {
    const price = priced({ ...electricScooter, [fact]: null }, { date: '2026-03-31' });
    expect(price.missing).toContainEqual({ key: 'subsidy', reason: expect.stringContaining(words) });
    expect(price.on_road_price).toBeNull();
  });

  it('asks for no battery capacity once the schemes have ended', () => {
    expect(priced({ ...electricScooter, battery_capacity: null }).missing).toEqual([]);
  });
});
