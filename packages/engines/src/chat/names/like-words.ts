import { wholeErrors } from '../../plain-words/typing-errors.ts';

/** From this many letters on a word may have one slip of the pen, and from so many on two. */
const lengths = { one: 5, two: 8 } as const;

/** Finds which of some words is meant by one with a slip of the pen; the first letter is right. */
export class LikeWords {
  readonly #byLetter = new Map<string, string[]>();

  /** Those that are meant more often come first. */
  constructor(words: readonly string[]) {
    for (const word of words) {
      const letter = word.charAt(0);
      this.#byLetter.set(letter, [...(this.#byLetter.get(letter) ?? []), word]);
    }
  }

  /** The word with the fewest slips; undefined for none. */
  find(said: string): string | undefined {
    if (!/^[a-z ]+$/.test(said) || said.length < lengths.one) return undefined;
    const most = said.length < lengths.two ? 1 : 2;
    const alike = (this.#byLetter.get(said.charAt(0)) ?? []).filter(
      (word) => Math.abs(word.length - said.length) <= most,
    );
    const within = (slips: number) => alike.find((word) => wholeErrors(said, word, slips) <= slips);
    return within(1) ?? (most > 1 ? within(most) : undefined);
  }
}
