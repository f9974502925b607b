import { isDevanagari, soundsOf } from '../places/place-sounds.ts';
import letterTable from '../words/letter-names.json' with { type: 'json' };
import nameTable from '../words/name-words.json' with { type: 'json' };
import { meaningsOf } from '../words/word-table.ts';

const names = meaningsOf(nameTable);
const letters = meaningsOf(letterTable);

const anyLetter = [...letters.keys()].join('|');
const spelled = new RegExp(String.raw`^(?:${anyLetter}|\d+)+$`, 'u');
const letter = new RegExp(anyLetter, 'gu');

/** Returns the possible Latin spellings of a word of a name: the word itself, or known equivalents of a Devanagari word without nukta. */
export function latinWords(word: string): string[] {
  if (!isDevanagari(word)) return [word];
  const known = names.get(word);
  const spelt = spelled.test(word) ? word.replaceAll(letter, (name) => letters.get(name) ?? '') : undefined;
  return [known, spelt].filter((latin) => latin !== undefined);
}

/** Returns the Latin spelling of a Devanagari word that may be unfinished; undefined if it is unknown. */
export function latinOfBegun(word: string): string | undefined {
  const [latin] = latinWords(word);
  const begun = word.length > 1 && [...names].find(([name]) => name.startsWith(word));
  return latin ?? (begun ? begun[1] : undefined);
}

/** Returns the consonant sounds of a word in either script: 'hntr' for 'hunter' and 'हंटर'; any vowel before them is an 'a'. */
export const consonantsOf = (word: string): string =>
  (soundsOf(word)[0] ?? '')
    .replace(/^[aeiou]/, 'A')
    .replaceAll(/[aeiou]/g, '')
    .toLowerCase();
