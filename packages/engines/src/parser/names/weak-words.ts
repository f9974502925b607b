import common from '../words/common-words.json' with { type: 'json' };

const wordsThat = (are: string): ReadonlySet<string> =>
  new Set(common.rows.flatMap(([word = '', kind]) => (kind === are ? [word] : [])));
const weak = wordsThat('weak');
const speech = wordsThat('speech');
/** Words that are never a misspelt name or word. */
export const ordinaryWords = wordsThat('ordinary');

/** Known words that are corrected when misspelt; none is close to the name of a model. */
export const correctedWords = wordsThat('known');

/** Names of cities that are also other words. */
export const placesThatAreWords = wordsThat('place');

const families = wordsThat('family');

/** Longer words by how messages shorten them: 'mch' is 'much'. */
export const longForms: ReadonlyMap<string, string> = new Map(
  common.rows.flatMap(([word = '', kind = '']) =>
    kind.startsWith('short ') ? [[word, kind.slice('short '.length)] as const] : [],
  ),
);

/** Checks whether a weak word names a model when something is asked about it: 'classic price'. */
export const isFamily = (word: string): boolean => families.has(word);

/** Checks whether a word of a model name is too common to identify a model alone. */
export const isWeak = (word: string): boolean =>
  weak.has(word) || /^[\d.]+$/.test(word) || (word.length < 3 && !/\d/.test(word));

/** Checks whether a brand name is also an ordinary word. */
export const isSpeech = (word: string): boolean => speech.has(word);

/** Checks whether a word is a name code, such as 'rr' in 'RR 310', which is meaningful next to a number. */
export const isCode = (word: string): boolean => /^[a-z]{2,3}$/.test(word) && !weak.has(word);
