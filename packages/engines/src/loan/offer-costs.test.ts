import type { LoanOffer } from '@dopahiya/domain/prices';
import { describe, expect, it } from 'vitest';
import { cheapestOf, costOffers } from './offer-costs.ts';

const offer = (lender: string, rate_from: number, charge: number | null): LoanOffer => ({
  id: lender,
  lender,
  rate_from,
  rate_up_to: null,
  charge,
  month: '2026-11',
  source: null,
  confidence: 'low',
  is_sample: true,
});
const loan = { amount: 80_000, months: 36 };

describe('costOffers', () => {
  it('adds the charge to all instalments', () => {
    const costed = costOffers([offer('Bank', 12, 0), offer('Company', 12.5, 3)], loan);
    expect(costed.map(({ emi, everything }) => [Math.round(emi), Math.round(everything)])).toEqual([
      [2657, 95_657],
      [2676, 98_746],
    ]);
  });

  it('leaves out a charge that is not known', () => {
    const [one, other] = costOffers([offer('Bank', 12, null), offer('Company', 12, 0)], loan);
    expect(one?.everything).toBe(other?.everything);
  });
});

describe('cheapestOf', () => {
  it('is the offer where the least is paid in all, not the lowest rate', () => {
    const costed = costOffers([offer('Low rate', 12, 5), offer('Low charge', 12.5, 0)], loan);
    expect(cheapestOf(costed)?.offer.lender).toBe('Low charge');
    expect(cheapestOf([])).toBeUndefined();
  });
});
