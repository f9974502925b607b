interface WordTable {
  /** A word or phrase in lower case without nukta, its meaning, and its language. */
  rows: readonly (readonly string[])[];
}

/** Returns the meaning of each word of a table. */
export const meaningsOf = ({ rows }: WordTable): ReadonlyMap<string, string> =>
  new Map(rows.map(([word = '', meaning = '']) => [word, meaning]));

/** Returns the words of a table by meaning, in the order of their rows. */
export function wordsByMeaning({ rows }: WordTable): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  for (const [word = '', meaning = ''] of rows) words.set(meaning, [...(words.get(meaning) ?? []), word]);
  return words;
}

/** Regex sources of what a word of a table leaves open: a space, any ending, a nukta. */
const open: Readonly<Record<string, string>> = { ' ': '[ -]?', '*': String.raw`[\p{L}\p{M}\p{N}]*` };

const letterPattern = (letter: string): string =>
  open[letter] ??
  (/[कखगजडढफय]/u.test(letter) ? `${letter}\u093C?` : letter.replace(/[.+?()[\]|/\\^$]/, String.raw`\$&`));

/** Returns the regex source of words, longest first; a space may be a hyphen or missing, '*' is any ending, a nukta may be written. */
export const patternOf = (words: readonly string[]): string =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => Array.from(word, letterPattern).join(''))
    .join('|');
