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

/** Runs of digit, letter and dot symbols that NFKC does not normalise: first code point, and the character it stands for. */
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
/** Enclosed digits such as '⑴' and '⒈', which NFKC turns into '(1)' and '1.'; only the digit is kept. */
const enclosed = /[\u2474-\u247c\u2488-\u2490]|[\u{1f100}-\u{1f10a}]/gu;
/** Roman numeral characters from 1 to 9, which NFKC turns into letters. */
const romanSigns = /[\u2160-\u2168\u2170-\u2178]/gu;
const dots = /[。｡•·∙⋅․‧]/gu;

const accents = /[\u0300-\u036F\u20D0-\u20F0]/gu;
const alike = new RegExp(Object.keys(lookAlikes).join('|'), 'gu');

/** Maximum number of characters screened; longer than any text on the site including earlier ones by the author. */
export const maxScreenedCharacters = 6000;

/** Normalises the end of a text to the characters it looks like: lower case, no invisible characters, digits of one script. */
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

/** Inserts a space where a sentence starts directly after a full stop: 'condition.Is it'. */
const withSentences = (text: string): string =>
  text.replaceAll(/(?<=\p{Ll})\.(?=\p{Lu}(?:\p{Ll}|\s))/gu, (dot, at: number) =>
    sureEnding.test(text.slice(at + 1, at + 10)) ? dot : '. ',
  );
