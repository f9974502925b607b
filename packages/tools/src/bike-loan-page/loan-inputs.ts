import { amountLimits, numberWithin, rateLimits, yearLimits } from '@dopahiya/engines/loan';
import { freeText, type PageParameters } from '@dopahiya/site';

/** What the loan page's rulers are set to: rupees, percent a year (null: where the table begins), years. */
export interface LoanInputs {
  amount: number;
  interest: number | null;
  years: number;
}

/** The parameters of the loan page's address. */
export const loanParameters: PageParameters = { amount: freeText(), rate: freeText(), years: freeText() };

const initial: LoanInputs = { amount: 80_000, interest: null, years: 3 };

/** What an address asks for, within the limits; what is no number counts as not given. */
export function readLoanInputs(search: URLSearchParams): LoanInputs {
  return {
    amount: numberWithin(search.get('amount'), amountLimits) ?? initial.amount,
    interest: numberWithin(search.get('rate'), rateLimits) ?? initial.interest,
    years: numberWithin(search.get('years'), yearLimits) ?? initial.years,
  };
}

/** The query string of what is set; what the page begins with is left out. */
export function loanSearch({ amount, interest, years }: LoanInputs): string {
  const search = new URLSearchParams({
    ...(amount !== initial.amount && { amount: String(amount) }),
    ...(interest !== null && { rate: String(interest) }),
    ...(years !== initial.years && { years: String(years) }),
  });
  return search.toString();
}

/** A tenure in whole months. */
export const monthsOf = ({ years }: Pick<LoanInputs, 'years'>): number => Math.round(years * 12);
