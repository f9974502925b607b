const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Joins words in a sentence: 'A', 'A and B', 'A, B and C'. */
export const joinWords = (words: readonly string[]): string => list.format(words);
