import type { Figures } from './page-table.ts';

/** Returns the median of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Returns the median of each figure over some runs. */
export function medianFigures(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {});
  const middle = (name: string) => median(runs.map((figures) => figures[name] ?? Number.NaN));
  return Object.fromEntries(names.map((name) => [name, middle(name)]));
}
