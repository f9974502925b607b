import { type Amount, valueOf } from './amounts.ts';
import type { Measure } from './quantity.ts';

/** Amount in rupees from which a number without a unit is a price; no model number or measure is that large. */
export const surelyPrice = 10_000;

/** Plausible limits of each quantity, with a wide margin. */
const limits: Record<Measure, readonly [min: number, max: number]> = {
  price: [0, 100_000_000],
  capacity: [40, 3000],
  mileage: [5, 95],
  range: [20, 400],
  seat_height: [400, 1000],
  kerb_weight: [20, 500],
};

/** Checks whether an amount is plausible: not 350 rupees for a price, 170 mm for a seat, or 125 for mileage without a unit. */
export function isPlausible(measure: Measure, amount: Amount, leastPrice: number): boolean {
  const isOfUnit = amount.measure !== undefined && measure !== 'seat_height';
  if (measure !== 'price' && isOfUnit) return true;
  const [min, max] =
    measure === 'price' ? [isOfUnit && leastPrice < surelyPrice ? 1 : leastPrice, limits.price[1]] : limits[measure];
  return valueOf(amount) >= min && valueOf(amount) <= max;
}
