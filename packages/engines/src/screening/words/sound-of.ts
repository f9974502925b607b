/** Spellings that sound alike where people write words of India in Latin letters, in the order in which they are replaced. */
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

/** Spellings of the numbers from 10 to 99 that differ from writer to writer. */
const loose: readonly (readonly [pattern: RegExp, sound: string])[] = [
  [/(?<=[a-z])h/g, ''],
  [/n(?=[bcdgjkst])/g, ''],
  [/[iy]{1,2}a/g, 'a'],
  [/an[aeiou]?[bv]/g, 'anv'],
  [/ai|ey/g, 'e'],
  [/au|aw/g, 'o'],
  [/[aei]$/g, ''],
];

/** A number as it sounds where vowels, 'h' and 'n' are left out or put in: 'chauntis' and 'chautis' are one. */
export const looseSoundOf = (word: string): string =>
  loose.reduce((sound, [pattern, replacement]) => sound.replaceAll(pattern, replacement), soundOf(word));

/** Signs of Devanagari that people leave out or put in: anusvara, candrabindu and nukta. */
const smallSigns = /[\u0901\u0902\u093c]/g;

/** A word as it sounds: 'paanch' and 'panch' are one, 'पाँच' and 'पांच' too. */
export const soundOf = (word: string): string =>
  /^[a-z]+$/.test(word)
    ? alike.reduce((sound, [pattern, replacement]) => sound.replaceAll(pattern, replacement), word)
    : word.normalize('NFD').replaceAll(smallSigns, '');
