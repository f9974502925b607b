/** A letter or digit with its combining marks. */
const letters = /[\p{L}\p{N}]\p{M}*/gu;
/** Names that are already abbreviations: TVS, BSA. */
const alreadyLetters = /^\p{Lu}{2,3}$/u;

/**
 * Returns the letters shown instead of a logo: an abbreviation unchanged, the initials of two words, or the first two letters of one. Two
 * letters rarely clash.
 */
export function monogramOf(name: string): string {
  const [first = '', second] = name.split(/[\s-]+/u).filter(Boolean);
  if (alreadyLetters.test(first)) return first;
  const [one = '', two = ''] = first.match(letters) ?? [];
  const next = second?.match(letters)?.[0] ?? '';
  return one.toUpperCase() + (next.toUpperCase() || two);
}
