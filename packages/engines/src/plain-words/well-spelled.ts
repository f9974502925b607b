import { groupBy } from '../group-by.ts';
import { correctedWords, ordinaryWords } from '../parser/names/weak-words.ts';
import { wholeErrors } from '../parser/names/typing-errors.ts';

/** Minimum word length, in letters, for one and two typos. */
const lengths = { one: 5, two: 9 } as const;

const byLetter = groupBy([...correctedWords], (word) => word.charAt(0));

/** Corrects typos in known words: 'electic scoter unde 1 lakh'. */
export const wellSpelled = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{N}-])[a-z]{4,14}(?![\p{L}\p{N}-])/giu, (word) => mended(word) ?? word);

function mended(typed: string): string | undefined {
  const word = typed.toLowerCase();
  const near = byLetter.get(word.charAt(0)) ?? [];
  if (near.includes(word) || ordinaryWords.has(word)) return undefined;
  return near.find((right) => {
    const max = right.length >= lengths.two ? 2 : right.length >= lengths.one ? 1 : 0;
    const isLetterOut =
      Math.abs(right.length - word.length) <= max && !right.startsWith(word) && !word.startsWith(right);
    return (isLetterOut || right === `${word}r`) && max > 0 && wholeErrors(word, right, max) <= max;
  });
}
