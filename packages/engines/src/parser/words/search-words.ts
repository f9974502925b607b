import table from './search-words.json' with { type: 'json' };
import { patternOf, wordsByMeaning } from './word-table.ts';

const words = wordsByMeaning(table);

/** Returns the regex source of the words with any of these meanings, such as 'sort mileage'. */
export const wordsFor = (...meanings: string[]): string => patternOf(meanings.flatMap((one) => words.get(one) ?? []));

/** Returns what the words of a group can mean: 'mileage' of 'sort mileage'. */
export const meaningsIn = (group: string): string[] =>
  [...words.keys()].filter((one) => one.startsWith(`${group} `)).map((one) => one.slice(group.length + 1));
