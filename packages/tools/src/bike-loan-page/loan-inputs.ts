import { amountLimits, parseBoundedNumber, rateLimits, unreadNumbers, yearLimits } from '@dopahiya/engines/loan';
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
    amount: parseBoundedNumber(search.get('amount'), limits.amount) ?? initial.amount,
    interest: parseBoundedNumber(search.get('rate'), limits.rate) ?? initial.interest,
    years: parseBoundedNumber(search.get('years'), limits.years) ?? initial.years,
  };
}

/** What the address brought as a number and could not be read, by the name of its field. */
export type UnreadNumbers = Partial<Record<keyof typeof limits, string>>;

const limits = { amount: amountLimits, rate: { ...rateLimits, unit: '%' }, years: { ...yearLimits, unit: 'years' } };

export const unreadIn = (search: URLSearchParams): UnreadNumbers => unreadNumbers(search, limits);

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
