/** The whole number that somebody typed, with or without ₹ and commas; NaN where it is none. */
export function wholeNumberIn(typed: string): number {
  const digits = typed.replaceAll(/[\s,₹]/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN;
}
