import { groupBy } from '../group-by.ts';
import { correctedWords, longForms, ordinaryWords } from '../parser/names/weak-words.ts';
import { wholeErrors } from '../parser/names/typing-errors.ts';

/** Minimum word length, in letters, for one and two typos. */
const lengths = { one: 5, two: 9 } as const;

/** Minimum length of a word to be corrected. */
const shortest = 4;

const byLetter = groupBy([...correctedWords], (word) => word.charAt(0));

/** Writes out shortened words and corrects typos in known words: 'hw mch', 'electic scoter unde 1 lakh'. */
export const wellSpelled = (text: string): string =>
  text.replaceAll(
    /(?<![\p{L}\p{N}-])[a-z]{2,14}(?![\p{L}\p{N}-])/giu,
    (word) => longForms.get(word.toLowerCase()) ?? mended(word) ?? word,
  );

function mended(typed: string): string | undefined {
  const word = typed.toLowerCase();
  if (word.length < shortest) return undefined;
  const near = byLetter.get(word.charAt(0)) ?? [];
  if (near.includes(word) || ordinaryWords.has(word)) return undefined;
  return near.find((right) => {
    const max = right.length >= lengths.two ? 2 : right.length >= lengths.one ? 1 : 0;
    const isLetterOut =
      Math.abs(right.length - word.length) <= max && !right.startsWith(word) && !word.startsWith(right);
    return (isLetterOut || right === `${word}r`) && max > 0 && wholeErrors(word, right, max) <= max;
  });
}
