/** Romanised spellings that sound alike, in order of replacement. */
const alike: readonly (readonly [pattern: RegExp, sound: string])[] = [
  [/aa/g, 'a'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/chh/g, 'ch'],
  [/(?<=[a-z])([td])h/g, '$1'],
  [/^y(?=e)/g, ''],
  [/w/g, 'v'],
  [/([a-z])\1/g, '$1'],
];

/** Spelling variations of romanised numbers from 10 to 99. */
const loose: readonly (readonly [pattern: RegExp, sound: string])[] = [
  [/(?<=[a-z])h/g, ''],
  [/n(?=[bcdgjkst])/g, ''],
  [/[iy]{1,2}a/g, 'a'],
  [/an[aeiou]?[bv]/g, 'anv'],
  [/ai|ey/g, 'e'],
  [/au|aw/g, 'o'],
  [/[aei]$/g, ''],
];

/** Returns the sound of a number, ignoring optional vowels, 'h' and 'n': 'chauntis' and 'chautis' match. */
export const looseSoundOf = (word: string): string =>
  loose.reduce((sound, [pattern, replacement]) => sound.replaceAll(pattern, replacement), soundOf(word));

/** Devanagari signs that are often omitted or added: anusvara, candrabindu and nukta. */
const smallSigns = /[\u0901\u0902\u093c]/g;

/** Returns the sound of a word: 'paanch' and 'panch' match, as do 'पाँच' and 'पांच'. */
export const soundOf = (word: string): string =>
  /^[a-z]+$/.test(word)
    ? alike.reduce((sound, [pattern, replacement]) => sound.replaceAll(pattern, replacement), word)
    : word.normalize('NFD').replaceAll(smallSigns, '');
