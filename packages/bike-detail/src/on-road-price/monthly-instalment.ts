/** The loan that a price is shown with: yearly interest in percent and tenure in months. */
export const usualLoan = { interest: 8.5, months: 36 } as const;

/** The instalment in whole rupees that pays off `amount` in arrears, by the reducing-balance formula. */
export function monthlyInstalment(amount: number, { interest, months } = usualLoan): number {
  const rate = interest / 12 / 100;
  return Math.round((amount * rate) / (1 - (1 + rate) ** -months));
}
