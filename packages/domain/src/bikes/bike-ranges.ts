import * as texts from '#texts/bikes';
import { formatPrice } from '../site/number-formats.ts';

/** Preset range that visitors can choose; both ends included. */
export interface BikeRange {
  min: number;
  max: number;
  name: string;
}

const LARGEST_PRICE = 9_999_999;
const LARGEST_CAPACITY = 9999;

const under = (max: number): BikeRange => ({ min: 0, max, name: texts.under(formatPrice(max)) });

/** Budget options in whole rupees, ex-showroom; each 'under' option includes the cheaper ones. */
export const budgetRanges: readonly BikeRange[] = [
  ...[60_000, 70_000, 80_000, 100_000, 150_000, 200_000].map(under),
  { min: 200_000, max: LARGEST_PRICE, name: texts.above(formatPrice(200_000)) },
];

const between = (min: number, max: number): BikeRange => ({ min, max, name: texts.capacityBetween(min, max) });

/** Engine capacity options, in cc. */
export const capacityRanges: readonly BikeRange[] = [
  { min: 0, max: 100, name: texts.upToCapacity(100) },
  between(100, 110),
  between(110, 125),
  between(125, 150),
  between(150, 200),
  between(200, 250),
  between(250, 500),
  { min: 500, max: LARGEST_CAPACITY, name: texts.aboveCapacity(500) },
];
