import { patternOf } from '../parser/words/word-table.ts';

interface WordTable {
  rows: readonly (readonly string[])[];
}

/** A word of a table in a text, with its meaning. */
interface FoundWord {
  meaning: string;
  start: number;
  end: number;
}

/** Finds words of one kind in a text: the longest at each position. */
export interface WordList {
  in: (text: string) => FoundWord[];
}

const plainOf = (word: string): string => word.normalize('NFKC').replaceAll(/[\u093C -]/gu, '');

/** Returns the list of each kind of a table, whose rows are a kind, a word, its meaning and its language. */
export function wordLists({ rows }: WordTable): (kind: string) => WordList {
  const kinds = new Map<string, [word: string, meaning: string][]>();
  for (const [kind = '', word = '', meaning = ''] of rows)
    kinds.set(kind, [...(kinds.get(kind) ?? []), [word, meaning]]);
  const lists = new Map([...kinds].map(([kind, words]) => [kind, listOf(words)]));
  return (kind) => lists.get(kind) ?? nothing;
}

const nothing: WordList = { in: () => [] };

function listOf(words: readonly [word: string, meaning: string][]): WordList {
  const meanings = new Map(words.map(([word, meaning]) => [plainOf(word), meaning]));
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:${patternOf(words.map(([word]) => word))})(?![\p{L}\p{M}\p{N}])`,
    'gu',
  );
  return {
    in: (text) =>
      [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
        meaning: meanings.get(plainOf(word)) ?? '',
        start: index,
        end: index + word.length,
      })),
  };
}
