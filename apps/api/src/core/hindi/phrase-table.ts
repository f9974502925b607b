const numbers = /\d(?:[\d.,]*\d)?/g;

/** Phrases in Hindi by the English ones, whatever their case; `#` stands for a number. */
export interface PhraseTable {
  /** Returns a phrase in Hindi with its numbers; null if it is unknown. */
  find: (phrase: string) => string | null;
  /** Number of words in the longest phrase. */
  longest: number;
}

/** Makes a table of phrases. In Hindi `#` takes the next number of the English phrase, `#2` its second. */
export function phraseTable(phrases: Readonly<Record<string, string>>): PhraseTable {
  const known = new Map(Object.entries(phrases).map(([english, hindi]) => [english.toLowerCase(), hindi]));
  return {
    longest: Math.max(...Array.from(known.keys(), (phrase) => phrase.split(' ').length)),
    find: (phrase) => {
      const own = known.get(phrase.toLowerCase().replaceAll(numbers, '#'));
      return own === undefined ? null : withNumbers(own, phrase.match(numbers) ?? []);
    },
  };
}

function withNumbers(text: string, given: readonly string[]): string {
  let place = 0;
  return text.replaceAll(/#(\d?)/g, (_, wanted: string) => given[wanted ? Number(wanted) - 1 : place++] ?? '');
}
