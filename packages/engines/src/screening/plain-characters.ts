import { bareText, latinDigits } from '@dopahiya/domain/typed';

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

/** Signs of ten digits, of letters and of dots that NFKC leaves as they are: where they begin, and what the first is. */
const signRuns: readonly (readonly [first: number, count: number, plain: string])[] = [
  [0x2776, 9, '1'],
  [0x2780, 9, '1'],
  [0x278a, 9, '1'],
  [0x24f5, 9, '1'],
  [0x24ff, 1, '0'],
  [0x1f10b, 1, '0'],
  [0x1f10c, 1, '0'],
  [0x1f150, 26, 'a'],
  [0x1f170, 26, 'a'],
  [0x1f1e6, 26, 'a'],
];
const numerals = '〇一二三四五六七八九';
const signs: ReadonlyMap<string, string> = new Map([
  ...Array.from(numerals, (sign, digit): [string, string] => [sign, String(digit)]),
  ...signRuns.flatMap(([first, count, plain]) =>
    Array.from({ length: count }, (_, more): [string, string] => [
      String.fromCodePoint(first + more),
      String.fromCodePoint((plain.codePointAt(0) ?? 0) + more),
    ]),
  ),
]);
const anySign = new RegExp(`[${[...signs.keys()].join('')}]`, 'gu');
/** '⑴' becomes '(1)' and '⒈' '1.' by NFKC: their digits alone are meant. */
const enclosed = /[\u2474-\u247c\u2488-\u2490]|[\u{1f100}-\u{1f10a}]/gu;
/** The signs of Roman numerals from 1 to 9, which NFKC makes letters. */
const romanSigns = /[\u2160-\u2168\u2170-\u2178]/gu;
const dots = /[。｡•·∙⋅․‧]/gu;

const accents = /[\u0300-\u036F\u20D0-\u20F0]/gu;
const alike = new RegExp(Object.keys(lookAlikes).join('|'), 'gu');

/** More than any text of the site may have, with those that it follows. */
export const maxScreenedCharacters = 6000;

/** The end of a text in the characters that it looks like, in small letters: without what nobody sees, with digits of one script. */
export function plainCharacters(text: string): string {
  const compatible = bareText(text.slice(-maxScreenedCharacters))
    .replaceAll(enclosed, (sign) => sign.normalize('NFKC').replaceAll(/\D/g, ''))
    .replaceAll(romanSigns, (sign) => ` ${((sign.codePointAt(0) ?? 0) % 16) + 1} `)
    .normalize('NFKC')
    .slice(-maxScreenedCharacters)
    .replaceAll(anySign, (sign) => signs.get(sign) ?? sign)
    .replaceAll(dots, '.');
  const bare = withSentences(compatible).toLowerCase();
  const latin = bare.replaceAll(alike, (letter) => lookAlikes[letter] ?? letter);
  return latinDigits(latin.normalize('NFD').replaceAll(accents, '').normalize('NFC'));
}

const sureEnding = /^(?:com|net|org|info|xyz|online|site|app|shop|store)\b/i;

/** A text with a blank where a sentence begins right after a full stop: 'condition.Is it'. */
const withSentences = (text: string): string =>
  text.replaceAll(/(?<=\p{Ll})\.(?=\p{Lu}(?:\p{Ll}|\s))/gu, (dot, at: number) =>
    sureEnding.test(text.slice(at + 1, at + 10)) ? dot : '. ',
  );
