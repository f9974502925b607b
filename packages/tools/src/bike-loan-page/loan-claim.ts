import type { LoanOffer } from '@dopahiya/domain/prices';
import { formatMonth, formatNumber } from '@dopahiya/domain/site';
import { claimedRate } from '#texts/owner-claims';

/** Where the owner's table of lenders begins, and the month that it is of; without a month where there is no table. */
export interface LoanClaim {
  /** Percent a year. */
  rate: number;
  /** The rate as it is written. */
  from: string;
  month: string | null;
}

/** What the page claims and its calculator starts from: the lowest rate of the owner's table, or the owner's words alone. */
export function loanClaimOf(offers: readonly LoanOffer[] | undefined): LoanClaim {
  const [lowest] = (offers ?? [])
    .filter(({ is_sample }) => is_sample)
    .toSorted((one, other) => one.rate_from - other.rate_from);
  const rate = lowest?.rate_from ?? claimedRate;
  return { rate, from: formatNumber(rate), month: lowest?.month ? formatMonth(lowest.month) : null };
}
