import type { PriceSteps } from './on-road-price.ts';

/** Returns a tax on an ex-showroom price, to the nearest rupee; null if the steps end below the price. */
export function amountOfPrice({ share, min, steps }: PriceSteps, exShowroom: number): number | null {
  const step = stepOfPrice({ share, steps }, exShowroom);
  if (!step) return null;
  const taxable = Math.round(exShowroom * share);
  return step.rupees ?? Math.max(min, Math.round((taxable * Math.round((step.percent ?? 0) * 1000)) / 100_000));
}

/** Returns the step for an ex-showroom price; undefined if the steps end below it. */
export const stepOfPrice = ({ share, steps }: Pick<PriceSteps, 'share' | 'steps'>, exShowroom: number) =>
  steps.find(({ up_to }) => up_to === null || Math.round(exShowroom * share) <= up_to);
