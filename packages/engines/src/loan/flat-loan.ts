import { type BikeLoan, loanCosts, type LoanCosts } from './loan-costs.ts';

/** A loan at a flat rate, with the yearly interest in percent that it comes to on the reducing balance. */
export interface FlatLoan extends LoanCosts {
  reducing: number;
}

/** Beyond what any lender may ask: a flat rate comes to less than twice itself over tenures of more than a month. */
const highestRate = 200;
/** To a millionth of a percent: what is nearer to nothing is lost in rounding. */
const halvings = 28;

/** What a loan costs whose `interest` is flat, which is taken of the whole amount for every month; not rounded. */
export function flatLoan(loan: BikeLoan): FlatLoan {
  const interest = (loan.amount * loan.interest * loan.months) / 1200;
  const total = loan.amount + interest;
  return { emi: total / loan.months, interest, total, reducing: reducingRate(loan, interest) };
}

/** The rate on the reducing balance that asks for this interest, found by halving. */
function reducingRate(loan: BikeLoan, interest: number): number {
  let [low, high] = [0, highestRate];
  for (let halving = 0; halving < halvings; halving += 1) {
    const middle = (low + high) / 2;
    if (loanCosts({ ...loan, interest: middle }).interest < interest) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
