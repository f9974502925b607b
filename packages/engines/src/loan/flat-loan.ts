import { type BikeLoan, loanCosts, type LoanCosts } from './loan-costs.ts';

/** A flat-rate loan with its equivalent yearly rate on the reducing balance, in percent. */
export interface FlatLoan extends LoanCosts {
  reducing: number;
}

/** Upper bound of the search, in percent a year; a flat rate is equivalent to less than twice itself for tenures over a month. */
const highestRate = 200;
/** Number of bisection steps, enough for a precision of a millionth of a percent. */
const halvings = 28;

/** Computes the cost of a loan whose `interest` is a flat rate, charged on the full amount every month; not rounded. */
export function flatLoan(loan: BikeLoan): FlatLoan {
  const interest = (loan.amount * loan.interest * loan.months) / 1200;
  const total = loan.amount + interest;
  return { emi: total / loan.months, interest, total, reducing: reducingRate(loan, interest) };
}

/** Finds the reducing-balance rate that yields this interest, by bisection. */
function reducingRate(loan: BikeLoan, interest: number): number {
  let [low, high] = [0, highestRate];
  for (let halving = 0; halving < halvings; halving += 1) {
    const middle = (low + high) / 2;
    if (loanCosts({ ...loan, interest: middle }).interest < interest) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
