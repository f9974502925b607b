import { inRupees, money as units, rupees, thousands } from './amounts.ts';

export { thousands as thousand };

/** Regex source of a number, with one group. */
export const number = String.raw`(\d+(?:\.\d+)?)`;
/** Word boundaries around a number. */
export const edge = String.raw`(?<![\p{L}\p{M}\p{N}.])`;
export const end = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** Regex source of an amount, with two groups: number and unit. */
export const money = String.raw`(?:(?:₹|rs\.?|inr|रु\.?)\s*)?${number}\s*(${units})?(?![\p{L}\p{M}\p{N}.])(?:\s*(?:${rupees}|/-)(?![\p{L}\p{M}]))?`;
export const kilometre = String.raw`kms?|kilomet(?:re|er)s?|किमी|किलोमीटर`;

export const aMonth =
  '(?:(?:a|per|every|each|/)\\s*(?:month|mo)|monthly|mahin[ae]|har mahine|हर महीने|महीने(?: के)?|महीना)';
export const aDay =
  '(?:(?:a|per|each|every|/)\\s*day|daily|every ?day|ro[zj](?:ana|ka|aana)?|din|रोज|रोजाना|प्रतिदिन|हर दिन|दिन)';

/** Builds a regex that matches all occurrences. */
export const anywhere = (source: string): RegExp => new RegExp(source, 'giu');

/** Returns the value of a number with a money unit or a word for thousands. */
export const valueOf = (amount: string | undefined, unit: string | undefined): number => inRupees(Number(amount), unit);
