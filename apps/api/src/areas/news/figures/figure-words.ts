import { amountLimits, type BikeLoan } from '@dopahiya/engines/loan';

/** Rows of a table, and bikes beside each other, at most. */
export const maxTableRows = 20;

/** Why a figure cannot be had; the message says what to do, for whoever wrote the tag. */
export class FigureError extends Error {
  override name = 'FigureError';
}

/** A number that a tag names, within limits. @throws FigureError when it is none. */
export function numberOf(word: string | undefined, what: string, { min, max }: { min: number; max: number }): number {
  const value = /^\d{1,8}(?:\.\d{1,2})?$/.test(word ?? '') ? Number(word) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new FigureError(`${quoteWord(word)} is no ${what}: write a number from ${min} to ${max}, without commas`);
}

/** Whether a word may be a slug of the catalogue; digits alone would be an id. */
const isSlug = (word: string): boolean => /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/.test(word) && word.length <= 80;

/** A slug that a tag names. @throws FigureError when there is none. */
export function slugOf(word: string | undefined, what: string): string {
  if (word !== undefined && isSlug(word)) return word;
  throw new FigureError(`${quoteWord(word)} is no ${what}: write its slug, such as it stands in addresses`);
}

/** Several slugs. @throws FigureError when there is none, too many, or one twice. */
export function slugsOf(words: readonly string[], what: string, most: number): string[] {
  const slugs = words.map((word) => slugOf(word, what));
  if (slugs.length === 0 || slugs.length > most) throw new FigureError(`Name 1 to ${most} of: ${what}`);
  const again = slugs.find((slug, index) => slugs.indexOf(slug) !== index);
  if (again !== undefined) throw new FigureError(`'${again}' is named twice: name each ${what} once`);
  return slugs;
}

/** Makes sure that nothing is left over. @throws FigureError when words are. */
export function expectNoMoreWords(words: readonly string[]): void {
  if (words.length > 0) throw new FigureError(`'${words.join(' ')}' means nothing here: leave it out`);
}

export const quoteWord = (word: string | undefined): string => (word === undefined ? 'Nothing' : `'${word}'`);

/** Interest and months as lenders have them. */
export const interestLimits = { min: 1, max: 36 } as const;
export const monthLimits = { min: 6, max: 84 } as const;

/** A loan as a tag names it: rupees, yearly interest, months. @throws FigureError when a number is missing. */
export function readLoan([amount, interest, months, ...rest]: readonly string[]): { loan: BikeLoan; rest: string[] } {
  const loan = {
    amount: numberOf(amount, 'amount', amountLimits),
    interest: numberOf(interest, 'interest', interestLimits),
    months: numberOf(months, 'number of months', monthLimits),
    type: 'arrears' as const,
  };
  return { loan, rest };
}
