/** Words in listed names that do not identify the model: emission standards, brakes, paints, stickers. */
const noise = new Set(
  [
    'bs abs cbs ibs disc disk drum dual single channel twin tone alloy spoke self kick start ks es cast wheel wheels',
    'fi efi dts dtsi i si cc bike motorcycle scooter model new edition special limited version ver dlx deluxe std standard',
    'black white red blue green grey gray silver gold yellow orange matte matt chrome mirror dark stealth emeralds neon',
    'marvel squad race xp signals stormrider sand desert storm allstar cosmic carbon monster energy motogp lithium ion',
  ]
    .join(' ')
    .split(' '),
);

/** Splits a name into lower-case words, letters separate from digits; drops years and emission standards. */
export function wordsOf(name: string): string[] {
  const plain = name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll('+', ' plus ')
    .replaceAll(/\bforty[ -]two\b/g, '42')
    .replaceAll(/\bbs[ -]?(?:vi|iv|iii|[346])\b/g, ' ')
    .replaceAll(/\bsuper squad\b/g, ' ')
    .replaceAll(/\b(?:v|ver|version)[ .]*(\d)(?:\.0)?\b/g, ' v$1 ')
    .replaceAll(/\b(?:19|20)\d\d\b/g, ' ')
    .replaceAll(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g, ' ');
  return plain.match(/\d+(?:\.\d+)?|[a-z]+/g) ?? [];
}

/** Returns the words that distinguish models; all of them if no others remain. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !noise.has(word));
  return telling.length > 0 ? telling : words;
}

export const isNumber = (word: string): boolean => /^\d/.test(word);
