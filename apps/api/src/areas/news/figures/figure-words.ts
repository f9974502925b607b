import { amountLimits, type BikeLoan } from '@dopahiya/engines/loan';

/** Maximum number of table rows, and of bikes side by side. */
export const maxTableRows = 20;

/** Error for an unavailable figure; the message tells the author what to do. */
export class FigureError extends Error {
  override name = 'FigureError';
}

/** Parses a number of a tag, within limits. @throws FigureError if it is invalid. */
export function numberOf(word: string | undefined, what: string, { min, max }: { min: number; max: number }): number {
  const value = /^\d{1,8}(?:\.\d{1,2})?$/.test(word ?? '') ? Number(word) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new FigureError(`${quoteWord(word)} is no ${what}: write a number from ${min} to ${max}, without commas`);
}

/** Checks whether a word may be a slug; digits alone would be an id. */
const isSlug = (word: string): boolean => /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/.test(word) && word.length <= 80;

/** Parses a slug of a tag. @throws FigureError if it is missing or invalid. */
export function slugOf(word: string | undefined, what: string): string {
  if (word !== undefined && isSlug(word)) return word;
  throw new FigureError(`${quoteWord(word)} is no ${what}: write its slug, such as it stands in addresses`);
}

/** Parses several slugs. @throws FigureError if there are none, too many, or duplicates. */
export function slugsOf(words: readonly string[], what: string, maxSlugs: number): string[] {
  const slugs = words.map((word) => slugOf(word, what));
  if (slugs.length === 0 || slugs.length > maxSlugs) throw new FigureError(`Name 1 to ${maxSlugs} of: ${what}`);
  const again = slugs.find((slug, index) => slugs.indexOf(slug) !== index);
  if (again !== undefined) throw new FigureError(`'${again}' is named twice: name each ${what} once`);
  return slugs;
}

/** Checks that no arguments are left. @throws FigureError if there are. */
export function expectNoMoreWords(words: readonly string[]): void {
  if (words.length > 0) throw new FigureError(`'${words.join(' ')}' means nothing here: leave it out`);
}

export const quoteWord = (word: string | undefined): string => (word === undefined ? 'Nothing' : `'${word}'`);

/** Allowed range of the yearly interest rate in %. */
export const interestLimits = { min: 1, max: 36 } as const;
export const monthLimits = { min: 6, max: 84 } as const;

/** Parses a loan of a tag: rupees, yearly interest, months. @throws FigureError if a number is missing. */
export function readLoan([amount, interest, months, ...rest]: readonly string[]): { loan: BikeLoan; rest: string[] } {
  const loan = {
    amount: numberOf(amount, 'amount', amountLimits),
    interest: numberOf(interest, 'interest', interestLimits),
    months: numberOf(months, 'number of months', monthLimits),
    type: 'arrears' as const,
  };
  return { loan, rest };
}
