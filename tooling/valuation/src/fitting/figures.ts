import type { SegmentFigures } from '@dopahiya/engines/valuation';
import { median } from './spread.ts';

/** Out-of-fold valuation of a row: its asking price, the expected price, and its segments. */
export interface Judged {
  asked: number;
  value: number;
  low: number;
  high: number;
  segments: readonly string[];
}

/** Accuracy of a market on rows that it was not fitted on. */
export interface Figures {
  rows: number;
  /** Median error, and share of rows within their range, in percent. */
  error: number;
  coverage: number;
  segments: SegmentFigures[];
}

const MIN_ROWS = 10;

/** Computes the accuracy of rows, each evaluated `repeats` times, overall and for segments with enough rows, by name. */
export function figuresOf(judged: readonly Judged[], repeats = 1): Figures {
  const bySegment = Map.groupBy(
    judged.flatMap((row) => row.segments.map((segment) => ({ segment, row }))),
    ({ segment }) => segment,
  );
  const segments = [...bySegment]
    .map(([name, members]): SegmentFigures => {
      const [rows, error, coverage] = wrongness(
        members.map(({ row }) => row),
        repeats,
      );
      return [name, rows, error, coverage];
    })
    .filter(([, rows]) => rows >= MIN_ROWS)
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
  const [rows, error, coverage] = wrongness(judged, repeats);
  return { rows, error, coverage, segments };
}

function wrongness(rows: readonly Judged[], repeats: number): [rows: number, error: number, coverage: number] {
  const inside = rows.filter(({ asked, low, high }) => asked >= low && asked <= high).length;
  const error = median(rows.map(({ value, asked }) => Math.abs(value / asked - 1)));
  return [rows.length / repeats, rounded(100 * error, 1), rounded((100 * inside) / Math.max(1, rows.length), 0)];
}

export const rounded = (number: number, digits: number): number => Math.round(number * 10 ** digits) / 10 ** digits + 0;
