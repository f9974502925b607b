/** How a quantity is bounded. */
export type Bound = 'max' | 'min' | 'about';

/** What stands before an amount to bound it; longer words before those that they contain. */
const wordsBefore: Record<Bound, string> = {
  max: 'under|below|less than|cheaper than|lower than|lighter than|not more than|no more than|at most|up ?to|within|max(?:imum)?|<=?',
  min: 'above|over|more than|higher than|greater than|at least|not less than|starting from|from|min(?:imum)?|>=?',
  about: 'around|about|near(?:ly)?|approx(?:imately)?',
};

/** What stands behind an amount to bound it, in English, and in Hindi in both scripts. */
const wordsAfter: Record<Bound, string> = {
  max: '(?:or|and) (?:less|lower|below|under)|se kam|ke (?:andar|niche|neeche)|tak|से कम|के (?:अंदर|अन्दर|भीतर|नीचे)|तक',
  min: String.raw`\+|(?:or|and) (?:more|above|over|higher|up)|onwards|plus|se (?:upar|uper|oopar|zyada|jyada|adhik)|से (?:ऊपर|ज़?्यादा|अधिक)`,
  about: 'ke (?:aas ?paas|kareeb|karib)|के (?:आसपास|करीब|क़रीब)',
};

/** Sources of the patterns for a bound before and behind an amount. */
export const boundPatterns = {
  before: Object.values(wordsBefore).join('|'),
  after: Object.values(wordsAfter).join('|'),
} as const;

/** The bound that the words before or behind an amount set; undefined where they set none. */
export function boundNamed(before: string | undefined, after: string | undefined): Bound | undefined {
  return boundIn(wordsBefore, before) ?? boundIn(wordsAfter, after);
}

const boundIn = (words: Record<Bound, string>, text: string | undefined): Bound | undefined =>
  text === undefined
    ? undefined
    : (Object.keys(words) as Bound[]).find((name) => new RegExp(`^(?:${words[name]})$`, 'iu').test(text));
