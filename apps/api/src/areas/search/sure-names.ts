import { wholeErrors } from '@dopahiya/engines/plain-words';

/** From this length on the beginning of a name stands for it: 'disc' is not Discover. */
const SHORTEST_START = 5;
/** From this length on a word with one typing error is surely the name: 'splender', but not 'strong' for Strom. */
const SHORTEST_MISTYPED = 6;

/** Each run of words of a name in lower case, parted also where letters meet digits, without blanks between them. */
export function nameRuns(name: string): string[] {
  const words = name.match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? [];
  return words.flatMap((_, first) =>
    words.slice(first).map((__, more) => words.slice(first, first + more + 1).join('')),
  );
}

/** How well a word without marks stands for one or more whole words of a name, or for their beginning; 0 where it only resembles them. */
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
