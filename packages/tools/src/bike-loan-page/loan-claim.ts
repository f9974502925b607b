import { type LoanOffer, usualLoan } from '@dopahiya/domain/prices';
import { formatMonth, formatNumber } from '@dopahiya/domain/site';

/** The lowest rate of our table of lenders, and the month that it is of, where that is known. */
export interface LoanClaim {
  /** Percent a year. */
  rate: number;
  /** The rate as it is written. */
  from: string;
  month: string | null;
}

/** What the page claims and its calculator starts from: the lowest rate of our table, or the example rate of the site. */
export function loanClaimOf(offers: readonly LoanOffer[] | undefined): LoanClaim {
  const [lowest] = (offers ?? [])
    .filter(({ is_sample }) => is_sample)
    .toSorted((one, other) => one.rate_from - other.rate_from);
  const { rate_from: rate, month } = lowest ?? { rate_from: usualLoan.interest, month: usualLoan.month };
  return { rate, from: formatNumber(rate), month: month ? formatMonth(month) : null };
}
