import { usualLoan } from '@dopahiya/domain/prices';

/** The loan that an instalment pays off at the usual interest and tenure, in whole thousands of rupees. */
export function amountForInstalment(instalment: number): number {
  const rate = usualLoan.interest / 1200;
  return Math.floor((instalment * (1 - (1 + rate) ** -usualLoan.months)) / rate / 1000) * 1000;
}
