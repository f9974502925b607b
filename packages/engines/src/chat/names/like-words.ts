import { wholeErrors } from '../../plain-words/typing-errors.ts';

/** Minimum word length, in letters, to allow one and two typos. */
const lengths = { one: 5, two: 8 } as const;

/** Finds the word meant by a misspelt one; the first letter must be correct. */
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
    if (!/^[a-z ]+$/.test(said) || said.length < lengths.one) return undefined;
    const max = said.length < lengths.two ? 1 : 2;
    const alike = (this.#byLetter.get(said.charAt(0)) ?? []).filter(
      (word) => Math.abs(word.length - said.length) <= max,
    );
    const within = (slips: number) => alike.find((word) => wholeErrors(said, word, slips) <= slips);
    return within(1) ?? (max > 1 ? within(max) : undefined);
  }
}
