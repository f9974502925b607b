import type { ValuationModel } from './valuation-model.ts';

const COMPARABLE = Math.log(1.3);
const LEAST = 70;
const MOST = 95;

/** Returns the percentage of bikes priced within a factor of 1.3 of their value, given the standard error. */
function shareWithin(shares: ValuationModel['shares'], sigma: number): number {
  const errors = COMPARABLE / sigma;
  const above = shares.findIndex(([max]) => max >= errors);
  if (above === -1) return shares.at(-1)?.[1] ?? 0;
  const [highErrors, highPercent] = shares[above]!;
  const [lowErrors, lowPercent] = shares[above - 1] ?? [0, 0];
  return lowPercent + ((highPercent - lowPercent) * (errors - lowErrors)) / (highErrors - lowErrors);
}

/** Rounds that percentage down to a multiple of 5 from 70 to 95; null if lower. */
export function confidenceOf(shares: ValuationModel['shares'], sigma: number): number | null {
  const steps = Math.floor(shareWithin(shares, sigma) / 5) * 5;
  return steps < LEAST ? null : Math.min(steps, MOST);
}
