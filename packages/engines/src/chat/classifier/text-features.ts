import { soundsOf } from '../../parser/places/place-sounds.ts';

const lengths = [2, 3, 4, 5] as const;

/** Returns the parts of a text that hint at its intent: words, pairs of words, and 2 to 5 letters of a word. */
export function textFeatures(masked: string): { words: string[]; letters: string[] } {
  const words = soundWords(masked);
  const pairs = words.map((word, index) => `${words[index - 1] ?? '^'} ${word}`);
  const ends = words.length > 0 ? [`${words.at(-1) ?? ''} $`] : [];
  return { words: [...words.map((word) => `w ${word}`), ...pairs, ...ends], letters: words.flatMap(lettersOf) };
}

/** Returns the letter sequences of a word with its ends marked; names and numbers have none. */
function lettersOf(word: string): string[] {
  if (/^[A-Z]/.test(word)) return [];
  const whole = `<${word}>`;
  return lengths.flatMap((length) =>
    Array.from({ length: Math.max(0, whole.length - length + 1) }, (_, start) => whole.slice(start, start + length)),
  );
}

const latinDigitsOrMask = /^[A-Z]+\d?$/;

/** Splits a masked text into words in one Latin sound form, so that 'कीमत', 'keemat' and 'kimat' are one word. */
export const soundWords = (masked: string): string[] =>
  masked
    .split(/[^\p{L}\p{M}\p{N}?]+/u)
    .filter((word) => word !== '')
    .map((word) => (latinDigitsOrMask.test(word) ? word : (soundsOf(word)[0] ?? '') || word));
