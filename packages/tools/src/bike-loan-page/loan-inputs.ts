import { amountLimits, parseBoundedNumber, rateLimits, unreadNumbers, yearLimits } from '@dopahiya/engines/loan';
import { freeText, type PageParameters } from '@dopahiya/site';

/** Loan page inputs: amount in rupees, interest in percent a year (null for the lowest in the table), years. */
export interface LoanInputs {
  amount: number;
  interest: number | null;
  years: number;
}

/** URL parameters of the loan page. */
export const loanParameters: PageParameters = { amount: freeText(), rate: freeText(), years: freeText() };

const initial: LoanInputs = { amount: 80_000, interest: null, years: 3 };

/** Reads the inputs from the URL, clamped to the limits; invalid numbers are ignored. */
export function readLoanInputs(search: URLSearchParams): LoanInputs {
  return {
    amount: parseBoundedNumber(search.get('amount'), limits.amount) ?? initial.amount,
    interest: parseBoundedNumber(search.get('rate'), limits.rate) ?? initial.interest,
    years: parseBoundedNumber(search.get('years'), limits.years) ?? initial.years,
  };
}

/** URL parameters that are not valid numbers, by field name. */
export type UnreadNumbers = Partial<Record<keyof typeof limits, string>>;

const limits = { amount: amountLimits, rate: { ...rateLimits, unit: '%' }, years: { ...yearLimits, unit: 'years' } };

export const unreadIn = (search: URLSearchParams): UnreadNumbers => unreadNumbers(search, limits);

/** Returns the query string of the inputs; defaults are omitted. */
export function loanSearch({ amount, interest, years }: LoanInputs): string {
  const search = new URLSearchParams({
    ...(amount !== initial.amount && { amount: String(amount) }),
    ...(interest !== null && { rate: String(interest) }),
    ...(years !== initial.years && { years: String(years) }),
  });
  return search.toString();
}

/** Converts the tenure to whole months. */
export const monthsOf = ({ years }: Pick<LoanInputs, 'years'>): number => Math.round(years * 12);
