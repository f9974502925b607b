import { type Loan, monthlyInstalment } from '@dopahiya/domain/prices';

/** When instalments are paid: at the start of each month, the first with the loan, or at its end. */
type EmiType = 'advance' | 'arrears';

/** What is lent, in rupees, for how many months, at which yearly interest, and when it is paid back. */
export interface BikeLoan extends Loan {
  amount: number;
  type: EmiType;
}

/** What a loan costs in rupees, not rounded. */
export interface LoanCosts {
  emi: number;
  /** All interest. */
  interest: number;
  /** Loan and interest. */
  total: number;
}

/** What a loan costs a month and in all. Without months there is no instalment: the answer is not finite. */
export function loanCosts(loan: BikeLoan): LoanCosts {
  const emi = instalmentOf(loan);
  const total = emi * loan.months;
  return { emi, interest: total - loan.amount, total };
}

/** The instalment of a loan in rupees, not rounded. */
export const instalmentOf = ({ amount, type, ...loan }: BikeLoan): number =>
  monthlyInstalment(amount, loan, type === 'advance' ? 'in-advance' : 'in-arrears');

/** The largest loan in whole rupees whose instalment is not above `pay`, in rupees a month. */
export function affordableLoan(pay: number, loan: Omit<BikeLoan, 'amount'>): number {
  const largest = Math.floor(pay / instalmentOf({ ...loan, amount: 1 }));
  return instalmentOf({ ...loan, amount: largest + 1 }) <= pay ? largest + 1 : largest;
}
