/** Type of bound on a quantity. */
export type Bound = 'max' | 'min' | 'about';

/** Words before an amount that set a bound; longer words come before those they contain. */
const wordsBefore: Record<Bound, string> = {
  max:
    'under|below|less(?:er)? than|cheaper than|lower than|lighter than|shorter than|(?:not|no) (?:more|higher|heavier) than|not (?:over|above)|' +
    '(?:(?:max(?:imum)?|zyada se zyada|jyada se jyada|ज़?्यादा से ज़?्यादा)(?: of)?)|at most|up ?to|till|until|within|<=?',
  min:
    'above|over|more than|higher than|heavier than|greater than|better than|at ?least|(?:not|no) (?:less|lower) than|not (?:under|below)|' +
    'start(?:ing|s) (?:from|at)|from|min(?:imum)?(?: of)?|kam se kam|कम से कम|>=?',
  about: 'around|about|near(?:ly)?|close to|approx(?:imately)?|roughly|lag ?bhag|kareeb|karib|~|लगभग|करीब|क़रीब',
};

/** Words after an amount that set a bound, in English and in both scripts of Hindi. */
const wordsAfter: Record<Bound, string> = {
  max: '(?:or|and) (?:less|lower|below|under)|se (?:kam|niche|neeche|sasta|sasti|halk[aie])|ke (?:andar|under|niche|neeche|bhitar|bheetar)|tak|mein|max(?:imum)?|से कम|के (?:अंदर|अन्दर|भीतर|नीचे)|तक',
  min: String.raw`\+|(?:or|and) (?:more|above|over|higher|up)|onwards|plus|se (?:upar|uper|oopar|zyada|zyaada|jyada|adhik|bada|badi)|min(?:imum)?|से (?:ऊपर|ज़?्यादा|अधिक)`,
  about: 'ke (?:aas ?paas|paas|kareeb|karib|around)|or so|approx(?:imately)?|के (?:आसपास|करीब|क़रीब)',
};

/** Regex sources for a bound before and after an amount. */
export const boundPatterns = {
  before: Object.values(wordsBefore).join('|'),
  after: Object.values(wordsAfter).join('|'),
} as const;

/** Returns the bound set by the words before or after an amount; undefined if none. */
export function boundNamed(before: string | undefined, after: string | undefined): Bound | undefined {
  return boundIn(wordsBefore, before) ?? boundIn(wordsAfter, after);
}

const boundIn = (words: Record<Bound, string>, text: string | undefined): Bound | undefined =>
  text === undefined
    ? undefined
    : (Object.keys(words) as Bound[]).find((name) => new RegExp(`^(?:${words[name]})$`, 'iu').test(text));
