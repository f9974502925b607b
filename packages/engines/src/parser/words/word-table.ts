/** A row of a table of words: a word or phrase in lower case without nukta, its meaning, and its language. */
export type WordRow = readonly [word: string, meaning: string, language: string];

interface WordTable {
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
