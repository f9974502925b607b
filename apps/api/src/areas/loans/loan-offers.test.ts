import { loanOfferSchema, usualLoan } from '@dopahiya/domain/prices';
import { listOf } from '@dopahiya/domain/requests';
import { describe, expect, it } from 'vitest';
import { ownSingle } from '../site-content/index.ts';

const { offers } = ownSingle('loan-offers');

describe('the lenders', () => {
  it('keep to the contract', () => {
    expect(listOf(loanOfferSchema).parse(offers)).toEqual(offers);
  });

  it('have the usual loan as their lowest sample', () => {
    const samples = offers.filter(({ is_sample }) => is_sample);
    expect(Math.min(...samples.map(({ rate_from }) => rate_from))).toBe(usualLoan.interest);
    expect(samples[0]?.month).toBe(usualLoan.month);
  });
});
