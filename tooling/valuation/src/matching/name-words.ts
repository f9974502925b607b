/** What stands in names of listings and says nothing of the model: rules it was made to, brakes, paints, sets of stickers. */
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

/** Words of a name in lower case, letters apart from digits; years and what the rules of emission are called are no words. */
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

/** The words that tell a model from others; all of them where nothing else is left. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !noise.has(word));
  return telling.length > 0 ? telling : words;
}

export const isNumber = (word: string): boolean => /^\d/.test(word);
