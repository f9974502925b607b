import { type LoanOffer, usualLoan } from '@dopahiya/domain/prices';
import { formatMonth, formatNumber } from '@dopahiya/domain/site';

/** Lowest rate in our lender table, with its month if known. */
export interface LoanClaim {
  /** In percent a year. */
  rate: number;
  /** The rate as displayed. */
  from: string;
  month: string | null;
}

/** Returns the advertised rate, with which the calculator starts: the lowest in our table, or the site's example rate. */
export function loanClaimOf(offers: readonly LoanOffer[] | undefined): LoanClaim {
  const [lowest] = (offers ?? [])
    .filter(({ is_sample }) => is_sample)
    .toSorted((one, other) => one.rate_from - other.rate_from);
  const { rate_from: rate, month } = lowest ?? { rate_from: usualLoan.interest, month: usualLoan.month };
  return { rate, from: formatNumber(rate), month: month ? formatMonth(month) : null };
}
