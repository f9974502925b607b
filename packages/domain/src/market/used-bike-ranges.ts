import * as texts from '#texts/market';
import type { BikeRange } from '../bikes/bike-ranges.ts';
import { formatPrice } from '../site/number-formats.ts';

const LARGEST_PRICE = 9_999_999;

/** Returns the price ranges of used bikes, in whole rupees, named in a language. */
export function usedPriceRangesIn(words: Pick<typeof texts, 'upTo' | 'between' | 'above'>): readonly BikeRange[] {
  const between = (min: number, max: number): BikeRange => ({
    min,
    max,
    name: words.between(formatPrice(min), formatPrice(max)),
  });
  return [
    { min: 0, max: 25_000, name: words.upTo(formatPrice(25_000)) },
    between(25_000, 50_000),
    between(50_000, 100_000),
    { min: 100_000, max: LARGEST_PRICE, name: words.above(formatPrice(100_000)) },
  ];
}

/** Price range options for used bikes, in whole rupees. */
export const usedPriceRanges: readonly BikeRange[] = usedPriceRangesIn(texts);

/** Maximum distance options for used bikes, in km on the odometer. */
export const usedKmBounds = [5000, 10_000, 20_000, 30_000, 50_000] as const;

/** Maximum age options for used bikes, in years. */
export const usedAgeBounds = [1, 3, 5, 8, 10] as const;
