import { formatQuantity } from './format-quantity.ts';

/** A bound that visitors choose, in the unit of its measure; it belongs to what it holds. */
export interface BikeBound {
  value: number;
  name: string;
}

const atLeast = (unit: string, values: readonly number[]): readonly BikeBound[] =>
  values.map((value) => ({ value, name: `${formatQuantity(value, unit)} or more` }));

const upTo = (unit: string, values: readonly number[]): readonly BikeBound[] =>
  values.map((value) => ({ value, name: `Up to ${formatQuantity(value, unit)}` }));

/** The bounds that visitors choose from, in kmpl, km and mm, by the parameter that sets them; the smallest first. */
export const bikeBounds = {
  min_mileage: atLeast('kmpl', [40, 50, 60, 70]),
  min_range: atLeast('km', [80, 100, 120, 150]),
  max_seat_height: upTo('mm', [740, 760, 780, 800, 820]),
};
