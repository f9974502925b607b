import * as texts from '#texts/bikes';
import { formatPrice, formatNumber } from '../site/number-formats.ts';

/** Preset range that visitors can choose; both ends included. */
export interface BikeRange {
  min: number;
  max: number;
  name: string;
}

/** Minimum or maximum that a visitor can choose, inclusive, in the unit of its measure. */
export interface BikeBound {
  value: number;
  name: string;
}

const LARGEST_PRICE = 9_999_999;
const LARGEST_CAPACITY = 9999;

type RangeWords = Pick<
  typeof texts,
  | 'under'
  | 'above'
  | 'upToCapacity'
  | 'capacityBetween'
  | 'aboveCapacity'
  | 'mileageOrMore'
  | 'rangeOrMore'
  | 'seatHeightUpTo'
  | 'kerbWeightUpTo'
>;

/** Returns the ranges and bounds that visitors can choose, named in a language. */
export function bikeRangesIn(words: RangeWords) {
  const under = (max: number): BikeRange => ({ min: 0, max, name: words.under(formatPrice(max)) });
  const between = (min: number, max: number): BikeRange => ({ min, max, name: words.capacityBetween(min, max) });
  const bounds = (values: readonly number[], nameOf: (figure: string) => string): readonly BikeBound[] =>
    values.map((value) => ({ value, name: nameOf(formatNumber(value)) }));
  const budgets: readonly BikeRange[] = [
    ...[60_000, 70_000, 80_000, 100_000, 150_000, 200_000].map(under),
    { min: 200_000, max: LARGEST_PRICE, name: words.above(formatPrice(200_000)) },
  ];
  const capacities: readonly BikeRange[] = [
    { min: 0, max: 100, name: words.upToCapacity(100) },
    between(100, 110),
    between(110, 125),
    between(125, 150),
    between(150, 200),
    between(200, 250),
    between(250, 500),
    { min: 500, max: LARGEST_CAPACITY, name: words.aboveCapacity(500) },
  ];
  return {
    budgets,
    capacities,
    bounds: {
      min_mileage: bounds([40, 50, 60, 70], words.mileageOrMore),
      min_range: bounds([80, 100, 120, 150], words.rangeOrMore),
      max_seat_height: bounds([740, 760, 780, 800, 820], words.seatHeightUpTo),
      max_kerb_weight: bounds([95, 110, 125, 150, 180], words.kerbWeightUpTo),
    },
  };
}

const ranges = bikeRangesIn(texts);

/** Budget options in whole rupees, ex-showroom; each 'under' option includes the cheaper ones. */
export const budgetRanges = ranges.budgets;

/** Engine capacity options, in cc. */
export const capacityRanges = ranges.capacities;

/** Minimums and maximums that visitors can choose, by query parameter, in kmpl, km, mm and kg; smallest first. */
export const bikeBounds = ranges.bounds;
