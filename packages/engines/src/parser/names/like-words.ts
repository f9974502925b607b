import { wholeErrors } from './typing-errors.ts';

/** Minimum word length, in letters, to allow one and two typos. */
const lengths = { one: 5, two: 8 } as const;

/** Returns the number of typos at which a word of running text still stands for another: none in short words. */
const typosAllowed = ({ length }: string): number => (length < lengths.one ? 0 : length < lengths.two ? 1 : 2);

/** Checks whether a typed word stands for another with at most `max` typos; the first letter must be correct. */
export const isLike = (said: string, word: string, max: number = typosAllowed(said)): boolean =>
  said[0] === word[0] &&
  Math.abs(word.length - said.length) <= max &&
  lettersApart(said, word) <= 2 * max &&
  wholeErrors(said, word, max) <= max;

/** Counts the letters a to z that only one of two words has: a typo changes at most two, so most words need no closer look. */
function lettersApart(one: string, other: string): number {
  let apart = lettersOf(one) ^ lettersOf(other);
  let count = 0;
  for (; apart !== 0; apart &= apart - 1) count++;
  return count;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) {
    const place = word.charCodeAt(at) - firstLetter;
    if (place >= 0 && place < 26) letters |= 1 << place;
  }
  return letters;
}

const firstLetter = 'a'.charCodeAt(0);

/** Finds the word meant by a misspelt one. */
export class LikeWords {
  readonly #byLetter = new Map<string, string[]>();

  /** Takes words in order of frequency, most frequent first. */
  constructor(words: readonly string[]) {
    for (const word of words) {
      const letter = word.charAt(0);
      this.#byLetter.set(letter, [...(this.#byLetter.get(letter) ?? []), word]);
    }
  }

  /** Returns the word with the fewest typos; undefined if none is close enough. */
  find(said: string): string | undefined {
    if (!/^[a-z ]+$/.test(said) || typosAllowed(said) === 0) return undefined;
    const alike = (this.#byLetter.get(said.charAt(0)) ?? []).filter((word) => isLike(said, word));
    return alike.find((word) => isLike(said, word, 1)) ?? alike[0];
  }
}
