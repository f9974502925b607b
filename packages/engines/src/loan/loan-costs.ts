import { type Loan, monthlyInstalment } from '@dopahiya/domain/prices';

/** When instalments are due: at the start of each month, the first with the loan, or at the end. */
type EmiType = 'advance' | 'arrears';

/** A loan: amount in rupees, months, yearly interest and when instalments are due. */
export interface BikeLoan extends Loan {
  amount: number;
  type: EmiType;
}

/** Costs of a loan in rupees, not rounded. */
export interface LoanCosts {
  emi: number;
  /** Total interest. */
  interest: number;
  /** Principal plus interest. */
  total: number;
}

/** Computes the monthly and total cost of a loan. The result is not finite for 0 months. */
export function loanCosts(loan: BikeLoan): LoanCosts {
  const emi = instalmentOf(loan);
  const total = emi * loan.months;
  return { emi, interest: total - loan.amount, total };
}

/** Computes the instalment of a loan in rupees, not rounded. */
export const instalmentOf = ({ amount, type, ...loan }: BikeLoan): number =>
  monthlyInstalment(amount, loan, type === 'advance' ? 'in-advance' : 'in-arrears');

/** Returns the largest loan, in whole rupees, whose instalment is at most `pay` rupees a month. */
export function affordableLoan(pay: number, loan: Omit<BikeLoan, 'amount'>): number {
  const largest = Math.floor(pay / instalmentOf({ ...loan, amount: 1 }));
  return instalmentOf({ ...loan, amount: largest + 1 }) <= pay ? largest + 1 : largest;
}
