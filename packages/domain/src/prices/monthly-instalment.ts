/** A loan: yearly interest in percent, tenure in months. */
export interface Loan {
  interest: number;
  months: number;
}

/** The only example loan of the site: the lowest rate of our lender table, with its month 'YYYY-MM'. */
export const usualLoan = { interest: 12, months: 36, month: '2026-11' } as const satisfies Loan & { month: string };

/**
 * Returns the monthly instalment in rupees, not rounded, by the reducing-balance formula: paid in arrears (at
 * the end of each month), or in advance (at its start), which makes it smaller by one month's interest.
 */
export function monthlyInstalment(
  amount: number,
  { interest, months }: Loan = usualLoan,
  paid: 'in-arrears' | 'in-advance' = 'in-arrears',
): number {
  const rate = interest / 12 / 100;
  if (rate === 0) return amount / months;
  const inArrears = (amount * rate) / (1 - (1 + rate) ** -months);
  return paid === 'in-advance' ? inArrears / (1 + rate) : inArrears;
}
