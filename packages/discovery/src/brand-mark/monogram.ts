/** A letter with the signs that belong to it. */
const letters = /[\p{L}\p{N}]\p{M}*/gu;
/** Names that are letters already: TVS, BSA. */
const alreadyLetters = /^\p{Lu}{2,3}$/u;

/**
 * What stands for a brand whose logo may not be shown: a name of capitals as it is, the first letters of two words, the first two
 * of one. Few brands share it, which one letter would not give.
 */
export function monogramOf(name: string): string {
  const [first = '', second] = name.split(/[\s-]+/u).filter(Boolean);
  if (alreadyLetters.test(first)) return first;
  const [one = '', two = ''] = first.match(letters) ?? [];
  const next = second?.match(letters)?.[0] ?? '';
  return one.toUpperCase() + (next.toUpperCase() || two);
}
