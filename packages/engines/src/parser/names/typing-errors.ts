/** Minimum word length for typo correction. */
const SHORTEST = 3;
/** Minimum word length for two typos. */
const LONG = 5;

/** Returns the number of typos allowed in a word: 0 if it is short or contains a digit, as 250 is not 350. */
export function errorsAllowed(word: string): number {
  if (word.length < SHORTEST || !/^\p{L}+$/u.test(word)) return 0;
  return word.length < LONG ? 1 : 2;
}

/**
 * Returns the edit distance (optimal string alignment: insertions, deletions, substitutions, transpositions) from a typed word to another
 * word or a prefix of it, as typing may be unfinished; any value above `most` means too many.
 */
export function typingErrors(typed: string, word: string, max: number): number {
  let beforeLast = new Uint8Array(word.length + 1);
  let last = Uint8Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = new Uint8Array(word.length + 1).fill(row, 0, 1);
    let fewest = row;
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed.charCodeAt(row - 1) === word.charCodeAt(column - 1);
      const replaced = at(last, column - 1) + Number(!isSame);
      let errors = Math.min(at(last, column) + 1, at(current, column - 1) + 1, replaced);
      if (!isSame && isExchanged(typed, word, row, column)) errors = Math.min(errors, at(beforeLast, column - 2) + 1);
      current[column] = errors;
      fewest = Math.min(fewest, errors);
    }
    if (fewest > max) return fewest;
    [beforeLast, last] = [last, current];
  }
  return Math.min(...last.subarray(1));
}

/** Counts the typos between two whole words, without prefix matching. */
export const wholeErrors = (typed: string, word: string, max: number): number =>
  Math.max(typingErrors(typed, word, max), typingErrors(word, typed, max));

const at = (errors: Uint8Array, column: number): number => errors[column] ?? 0;

function isExchanged(typed: string, word: string, row: number, column: number): boolean {
  if (row < 2 || column < 2) return false;
  const isCrossed = typed.charCodeAt(row - 1) === word.charCodeAt(column - 2);
  return isCrossed && typed.charCodeAt(row - 2) === word.charCodeAt(column - 1);
}
