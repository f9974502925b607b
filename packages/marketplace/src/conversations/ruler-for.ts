import { listingLimits } from '@dopahiya/domain/market';

/** Returns the offer range: half the price to 10% above it, in steps of about 1%. */
export function rulerFor(price: number): { min: number; max: number; step: number } {
  const step = price < 20_000 ? 100 : price < 200_000 ? 500 : 1000;
  const min = Math.max(listingLimits.price.min, Math.floor((price * 0.5) / step) * step);
  const max = Math.min(listingLimits.price.max, Math.ceil((price * 1.1) / step) * step);
  return { min: min, max: max, step };
}
