import { type Coefficients, fitRidge, sumOf, type Term } from './robust-ridge.ts';

/** A row's error out of fold, as a logarithm, and what its size may depend on. */
export interface ErrorRow {
  error: number;
  terms: readonly Term[];
}

/** How large errors usually are, and how far they go beyond that. */
export interface Spread {
  coefficients: Coefficients;
  /** All errors over what is usual for their row, ascending. */
  relative: readonly number[];
}

/** The error that is usual for a row. */
export const expectedError = (coefficients: Coefficients, terms: readonly Term[]): number =>
  Math.exp(sumOf(coefficients, terms));

/** Finds out how large errors are by least squares of their logarithms; a row that was judged several times counts once. */
export function fitSpread(rows: readonly ErrorRow[], repeats = 1): Spread {
  const fitted = rows.map(({ error, terms }) => ({ terms, y: Math.log(Math.abs(error) + 0.02), weight: 1 / repeats }));
  const coefficients = fitRidge(fitted, { huber: Infinity, rounds: 1 });
  const relative = rows.map(({ error, terms }) => error / expectedError(coefficients, terms));
  return { coefficients, relative: relative.toSorted((one, other) => one - other) };
}

/** Below what a share of ascending numbers lies. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return below + (above - below) * (at - Math.floor(at));
}

export const median = (numbers: readonly number[]): number =>
  quantile(
    numbers.toSorted((one, other) => one - other),
    0.5,
  );
