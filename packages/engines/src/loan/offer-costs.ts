import type { LoanOffer } from '@dopahiya/domain/prices';
import { loanCosts } from './loan-costs.ts';

/** A loan offer with its cost at the lowest rate, in rupees: the instalment, and the total including the fee. */
export interface CostedOffer {
  offer: LoanOffer;
  emi: number;
  everything: number;
}

/** Computes the cost of a loan for each offer. */
export function costOffers(offers: readonly LoanOffer[], loan: { amount: number; months: number }): CostedOffer[] {
  return offers.map((offer) => {
    const { emi, total } = loanCosts({ ...loan, interest: offer.rate_from, type: 'arrears' });
    return { offer, emi, everything: total + (loan.amount * (offer.charge ?? 0)) / 100 };
  });
}

/** Returns the offer with the lowest total cost. */
export function cheapestOf(costed: readonly CostedOffer[]): CostedOffer | undefined {
  return costed.toSorted((one, other) => one.everything - other.everything)[0];
}
