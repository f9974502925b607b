/** Source of a number, with one group. */
export const number = String.raw`(\d+(?:\.\d+)?)`;
/** Nothing before and behind that would make another word of it. */
export const edge = String.raw`(?<![\p{L}\p{M}\p{N}.])`;
export const end = String.raw`(?![\p{L}\p{M}\p{N}])`;

export const thousand = 'k|thousands?|ha[zj]aa?rs?|हजार';
export const lakh = 'lakhs?|lacs?|l|लाख';
export const rupees = String.raw`rs\.?|inr|rupees?|rupaye|rupay|rupe|रुपये|रुपए|रूपये|रु\.?|/-`;
/** A sum, with two groups: number and unit. */
export const money = String.raw`(?:(?:₹|rs\.?|inr|रु\.?)\s*)?${number}\s*(${lakh}|${thousand})?(?![\p{L}\p{M}\p{N}.])(?:\s*(?:${rupees})(?![\p{L}\p{M}]))?`;
export const kilometre = String.raw`kms?|kilomet(?:re|er)s?|किमी|किलोमीटर`;

/** What says that a number is the least. */
export const least =
  'above|over|more than|at ?least|min(?:imum)?|from|upar|zyada|jyada|kam se kam|greater than|starting';
export const leastBehind = String.raw`se (?:upar|zyada|jyada|jada)|or more|and above|\+|plus|से (?:ऊपर|ज्यादा|अधिक)|ke upar|के ऊपर`;
/** What says that it is the most. */
export const most = 'under|below|less than|within|up ?to|max(?:imum)?|till|budget(?: is| of| hai)?';
export const mostBehind = 'tak|ke (?:andar|under|niche|neeche|bhitar)|se kam|तक|के (?:अंदर|अन्दर|नीचे|भीतर)|से कम';

export const aMonth =
  '(?:(?:a|per|every|each|/)\\s*(?:month|mo)|monthly|mahin[ae]|har mahine|हर महीने|महीने(?: के)?|महीना)';
export const aDay =
  '(?:(?:a|per|each|every|/)\\s*day|daily|every ?day|ro[zj](?:ana|ka|aana)?|din|रोज|रोजाना|प्रतिदिन|हर दिन|दिन)';

/** A pattern for all places where this stands. */
export const anywhere = (source: string): RegExp => new RegExp(source, 'giu');

const isLakh = new RegExp(`^(?:${lakh})$`, 'iu');

/** A number with its unit of money, or of thousands. */
export function valueOf(amount: string | undefined, unit: string | undefined): number {
  if (unit === undefined) return Math.round(Number(amount));
  return Math.round(Number(amount) * (isLakh.test(unit) ? 100_000 : 1000));
}
