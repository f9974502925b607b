import { wholeErrors } from '@dopahiya/engines/plain-words';

/** Minimum length of a beginning that stands for a name: 'disc' is not Discover. */
const SHORTEST_START = 5;
/** Minimum length of a word that matches with one typo: 'splender', but not 'strong' for Strom. */
const SHORTEST_MISTYPED = 6;

/** Returns all runs of words of a name in lower case without spaces, also split where letters meet digits. */
export function nameRuns(name: string): string[] {
  const words = name.match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? [];
  return words.flatMap((_, first) =>
    words.slice(first).map((__, more) => words.slice(first, first + more + 1).join('')),
  );
}

/** Scores how well a word without punctuation matches whole words of a name, or their beginning; 0 if it only resembles them. */
export function scoreExactWords(plain: string, runs: readonly string[]): number {
  if (plain === '') return 0;
  if (runs.includes(plain)) return 1;
  if (plain.length >= SHORTEST_START && runs.some((run) => run.startsWith(plain))) return 0.9;
  return runs.some((run) => isMistyped(plain, run)) ? 0.5 : 0;
}

const isMistyped = (plain: string, name: string): boolean =>
  /^\p{L}+$/u.test(plain) &&
  Math.min(plain.length, name.length) >= SHORTEST_MISTYPED &&
  wholeErrors(plain, name, 1) <= 1;
