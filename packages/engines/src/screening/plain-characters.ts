import { latinDigits } from '@dopahiya/domain/typed';

/** Letters of other scripts that look like Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аɑα', 'a'],
    ['ьЬв', 'b'],
    ['сϲ', 'c'],
    ['ԁ', 'd'],
    ['еёε', 'e'],
    ['ɡ', 'g'],
    ['һн', 'h'],
    ['іıι', 'i'],
    ['ј', 'j'],
    ['кκ', 'k'],
    ['ӏ', 'l'],
    ['мṃ', 'm'],
    ['пոη', 'n'],
    ['оοօσ', 'o'],
    ['рρ', 'p'],
    ['г', 'r'],
    ['ѕ', 's'],
    ['тτ', 't'],
    ['υս', 'u'],
    ['ѵν', 'v'],
    ['ԝω', 'w'],
    ['хχ', 'x'],
    ['уү', 'y'],
  ].flatMap(([others = '', latin = '']) => Array.from(others, (other) => [other, latin])),
);

const unseen = /\p{Cf}|\u034F|[\u115F\u1160\u3164]|\p{Variation_Selector}/gu;
const accents = /[\u0300-\u036F\u20D0-\u20F0]/gu;
const alike = new RegExp(Object.keys(lookAlikes).join('|'), 'gu');

/** A text in the characters that it looks like, in small letters: without what nobody sees, with digits of one script. */
export function plainCharacters(text: string): string {
  const bare = text.normalize('NFKC').replaceAll(unseen, '').toLowerCase();
  const latin = bare.replaceAll(alike, (letter) => lookAlikes[letter] ?? letter);
  return latinDigits(latin.normalize('NFD').replaceAll(accents, '').normalize('NFC'));
}
