import * as texts from '#texts/bikes';
import { formatNumber } from '../site/number-formats.ts';

/** Minimum or maximum that a visitor can choose, inclusive, in the unit of its measure. */
export interface BikeBound {
  value: number;
  name: string;
}

const bounds = (values: readonly number[], nameOf: (figure: string) => string): readonly BikeBound[] =>
  values.map((value) => ({ value, name: nameOf(formatNumber(value)) }));

/** Minimums and maximums that visitors can choose, by query parameter, in kmpl, km, mm and kg; smallest first. */
export const bikeBounds = {
  min_mileage: bounds([40, 50, 60, 70], texts.mileageOrMore),
  min_range: bounds([80, 100, 120, 150], texts.rangeOrMore),
  max_seat_height: bounds([740, 760, 780, 800, 820], texts.seatHeightUpTo),
  max_kerb_weight: bounds([95, 110, 125, 150, 180], texts.kerbWeightUpTo),
};
