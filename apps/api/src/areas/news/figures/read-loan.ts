import { type BikeLoan, amountLimits } from '@dopahiya/engines/loan';
import { numberOf } from './figure-words.ts';

/** Interest and months as lenders have them. */
export const interestLimits = { min: 1, max: 36 } as const;
export const monthLimits = { min: 6, max: 84 } as const;

/** A loan as a tag names it: rupees, yearly interest, months. @throws FigureError when a number is missing. */
export function readLoan([amount, interest, months, ...rest]: readonly string[]): { loan: BikeLoan; rest: string[] } {
  const loan = {
    amount: numberOf(amount, 'amount', amountLimits),
    interest: numberOf(interest, 'interest', interestLimits),
    months: numberOf(months, 'number of months', monthLimits),
    type: 'arrears' as const,
  };
  return { loan, rest };
}
