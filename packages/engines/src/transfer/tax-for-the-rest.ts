import type { Span, TransferQuestion } from './transfer-costs.ts';

/** For how many years road tax is paid. */
const taxedYears = 15;

/** Karnataka's share of the tax by the age of a vehicle in years, from 0 to 15; general knowledge. */
const karnatakaShares = [
  1, 1, 0.93, 0.87, 0.81, 0.75, 0.69, 0.64, 0.59, 0.54, 0.49, 0.45, 0.41, 0.37, 0.33, 0.29,
] as const;

/**
 * What a state asks of a bike from another one: the tax on the model new, for the years that are left. Only its year is known,
 * so that its age is one of two years; null where the tax or the year is not known.
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
