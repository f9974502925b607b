const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Words as a sentence has them: 'A', 'A and B', 'A, B and C'. */
export function joinWords(words: string[]): string {
  return list.format(words);
}
