import { type Coefficients, fitRidge, sumOf, type Term } from './robust-ridge.ts';

/** Out-of-fold error of a row as a logarithm, and the terms its size may depend on. */
export interface ErrorRow {
  error: number;
  terms: readonly Term[];
}

/** Typical size of errors, and their distribution relative to it. */
export interface Spread {
  coefficients: Coefficients;
  /** All errors divided by the typical error of their row, ascending. */
  relative: readonly number[];
}

/** Returns the typical error of a row. */
export const expectedError = (coefficients: Coefficients, terms: readonly Term[]): number =>
  Math.exp(sumOf(coefficients, terms));

/** Fits the size of errors by least squares of their logarithms; a row that was evaluated several times counts once. */
export function fitSpread(rows: readonly ErrorRow[], repeats = 1): Spread {
  const fitted = rows.map(({ error, terms }) => ({ terms, y: Math.log(Math.abs(error) + 0.02), weight: 1 / repeats }));
  const coefficients = fitRidge(fitted, { huber: Infinity, rounds: 1 });
  const relative = rows.map(({ error, terms }) => error / expectedError(coefficients, terms));
  return { coefficients, relative: relative.toSorted((one, other) => one - other) };
}

/** Returns a quantile of ascending numbers. */
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
