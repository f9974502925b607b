import { outOfFold } from './folds.ts';
import type { Judged } from './figures.ts';
import type { Term } from './robust-ridge.ts';
import { type ErrorRow, fitSpread, quantile, type Spread, expectedError } from './spread.ts';

/** How a market is fitted and evaluated. */
export interface MarketKind<Row, Market> {
  fit: (rows: readonly Row[]) => Market;
  /** Value as a logarithm. */
  value: (market: Market, row: Row) => number;
  asked: (row: Row) => number;
  /** Number of repetitions with new folds, as the results of few rows depend on chance. */
  repeats: number;
  /** Rows with the same key stay in one fold. */
  key: (row: Row, index: number) => string;
  /** Terms that the size of errors may depend on; `market` knows which names it has seen. */
  errorTerms: (market: Market, row: Row, value: number) => Term[];
  /** Shares of the errors below and above the range. */
  tails: readonly [low: number, high: number];
  /** Whether the range is symmetric. */
  isEven: boolean;
  segments: (row: Row, value: number) => readonly string[];
}

/** Width of a range downwards and upwards, in typical errors. */
export type Reach = readonly [down: number, up: number];

export function reachOf(
  { relative }: Spread,
  { tails, isEven }: Pick<MarketKind<never, never>, 'tails' | 'isEven'>,
): Reach {
  if (!isEven) return [quantile(relative, tails[0]), quantile(relative, tails[1])];
  const sizes = relative.map(Math.abs).toSorted((one, other) => one - other);
  const reach = quantile(sizes, tails[1] - tails[0]);
  return [-reach, reach];
}

/** Rows with their out-of-fold errors and evaluations: each range depends only on the errors of other rows. */
export interface Verdict {
  judged: Judged[];
  errors: ErrorRow[];
}

/** Cross-validates: values every row with a model fitted on others, and its range by the errors of others, once per repetition. */
export function crossValidate<Row, Market>(rows: readonly Row[], kind: MarketKind<Row, Market>): Verdict {
  const verdicts = Array.from({ length: kind.repeats }, (_, turn) => judgeOnce(rows, kind, String(turn + 1)));
  return { judged: verdicts.flatMap(({ judged }) => judged), errors: verdicts.flatMap(({ errors }) => errors) };
}

function judgeOnce<Row, Market>(rows: readonly Row[], kind: MarketKind<Row, Market>, seed: string): Verdict {
  const valued = outOfFold(
    rows,
    kind.key,
    (others) => {
      const market = kind.fit(others);
      return (row) => {
        const value = kind.value(market, row);
        return { value, terms: kind.errorTerms(market, row, value) };
      };
    },
    seed,
  );
  const errors = rows.map((row, index): ErrorRow => {
    const { value, terms } = valued[index]!;
    return { error: Math.log(kind.asked(row)) - value, terms };
  });
  const numbers = rows.map((_, index) => index);
  const spans = outOfFold(
    numbers,
    (index) => kind.key(rows[index]!, index),
    (others) => {
      const spread = fitSpread(others.map((index) => errors[index]!));
      const reach = reachOf(spread, kind);
      return (index) =>
        reach.map((far) => far * expectedError(spread.coefficients, errors[index]!.terms)) as unknown as Reach;
    },
    seed,
  );
  const judged = rows.map((row, index) => {
    const { value } = valued[index]!;
    const [low, high] = spans[index]!.map((far) => Math.exp(value + far)) as [number, number];
    return { asked: kind.asked(row), value: Math.exp(value), low, high, segments: kind.segments(row, value) };
  });
  return { judged, errors };
}
