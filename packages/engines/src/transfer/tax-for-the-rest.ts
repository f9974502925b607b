import type { Span, TransferQuestion } from './transfer-costs.ts';

/** Number of years covered by road tax. */
const taxedYears = 15;

/** Karnataka's share of the tax by vehicle age in years, from 0 to 15; general knowledge. */
const karnatakaShares = [
  1, 1, 0.93, 0.87, 0.81, 0.75, 0.69, 0.64, 0.59, 0.54, 0.49, 0.45, 0.41, 0.37, 0.33, 0.29,
] as const;

/**
 * Estimates the road tax in a new state: the tax on the new model, prorated for the remaining years. Only the model year is known, so the
 * age is one of two years; null if the tax or year is unknown.
 */
export function taxForTheRest({ newRoadTax, year, thisYear, to }: TransferQuestion): Span | null {
  if (newRoadTax === null || year === null) return null;
  const age = thisYear - year;
  const share = to === 'Karnataka' ? karnatakaShareAt : shareAt;
  return { from: toHundreds(newRoadTax * share(age + 1)), to: toHundreds(newRoadTax * share(Math.max(age - 1, 0))) };
}

const shareAt = (age: number): number => Math.max(0, taxedYears - age) / taxedYears;

const karnatakaShareAt = (age: number): number => karnatakaShares[Math.min(age, taxedYears)] ?? 0;

const toHundreds = (rupees: number): number => Math.round(rupees / 100) * 100;
