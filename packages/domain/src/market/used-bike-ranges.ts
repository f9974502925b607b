import * as texts from '#texts/market';
import type { BikeRange } from '../bikes/bike-ranges.ts';
import { formatPrice } from '../site/number-formats.ts';

const LARGEST_PRICE = 9_999_999;

const between = (min: number, max: number): BikeRange => ({
  min,
  max,
  name: texts.between(formatPrice(min), formatPrice(max)),
});

/** Price range options for used bikes, in whole rupees. */
export const usedPriceRanges: readonly BikeRange[] = [
  { min: 0, max: 25_000, name: texts.upTo(formatPrice(25_000)) },
  between(25_000, 50_000),
  between(50_000, 100_000),
  { min: 100_000, max: LARGEST_PRICE, name: texts.above(formatPrice(100_000)) },
];

/** Maximum distance options for used bikes, in km on the odometer. */
export const usedKmBounds = [5000, 10_000, 20_000, 30_000, 50_000] as const;

/** Maximum age options for used bikes, in years. */
export const usedAgeBounds = [1, 3, 5, 8, 10] as const;
