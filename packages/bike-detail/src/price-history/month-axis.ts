/** Returns the number of a month 'YYYY-MM', or of a day's month, counted from year 0. */
export function monthNumber(iso: string): number {
  const [year = 0, month = 1] = iso.split('-').map(Number);
  return year * 12 + month - 1;
}

/** Splits points into runs of months that follow each other without a gap. */
export function runsOf<Point extends { month: string }>(points: readonly Point[]): Point[][] {
  const runs: Point[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && monthNumber(point.month) === monthNumber(before.month) + 1) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** Returns at most five round prices that span the given ones. */
export function priceMarks(prices: readonly number[]): number[] {
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const rough = Math.max((highest - lowest) / 2, highest / 50);
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((times) => times * size >= rough) ?? 10) * size;
  const first = Math.floor(lowest / step);
  const count = Math.floor(highest / step) + 2 - first;
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}
