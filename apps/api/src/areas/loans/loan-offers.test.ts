import { loanOfferSchema } from '@dopahiya/domain/prices';
import { listOf } from '@dopahiya/domain/requests';
import { describe, expect, it } from 'vitest';
import { loanOffers } from './loan-offers.ts';

describe('the lenders', () => {
  it('keep to the contract, each rate with its month', () => {
    expect(listOf(loanOfferSchema).parse(loanOffers)).toEqual(loanOffers);
    for (const { month } of loanOffers) expect(month).toMatch(/^\d{4}-\d{2}$/);
  });

  it('have a name of their own each', () => {
    expect(new Set(loanOffers.map(({ id }) => id)).size).toBe(loanOffers.length);
  });

  it('name a source where they are no samples', () => {
    for (const { source, is_sample } of loanOffers) expect(source === null).toBe(is_sample);
  });
});
