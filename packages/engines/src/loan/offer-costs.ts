import type { LoanOffer } from '@dopahiya/domain/prices';
import { loanCosts } from './loan-costs.ts';

/** An offer with what a loan costs there at its lowest rate: the instalment, and all instalments with the charge, in rupees. */
export interface CostedOffer {
  offer: LoanOffer;
  emi: number;
  everything: number;
}

/** What a loan costs at each offer. */
export function costOffers(offers: readonly LoanOffer[], loan: { amount: number; months: number }): CostedOffer[] {
  return offers.map((offer) => {
    const { emi, total } = loanCosts({ ...loan, interest: offer.rate_from, type: 'arrears' });
    return { offer, emi, everything: total + (loan.amount * (offer.charge ?? 0)) / 100 };
  });
}

/** The offer where the least is paid in all. */
export function cheapestOf(costed: readonly CostedOffer[]): CostedOffer | undefined {
  return costed.toSorted((one, other) => one.everything - other.everything)[0];
}
