import { type Amount, valueOf } from './amounts.ts';
import type { Measure } from './measures.ts';

/** A number of this many rupees is a price even when nothing says so: no model and no measure is that large. */
export const surelyPrice = 10_000;

/** What vehicles have of each quantity, widely. */
const limits: Record<Measure, readonly [min: number, max: number]> = {
  price: [surelyPrice, 100_000_000],
  capacity: [40, 3000],
  mileage: [5, 95],
  range: [20, 400],
  seat_height: [400, 1000],
  kerb_weight: [20, 500],
};

/** Whether a vehicle may have that much: 350 rupees is no price, 170 mm no seat, and 125 no mileage unless its unit says so. */
export function isPlausible(measure: Measure, amount: Amount): boolean {
  const isOfUnit = amount.measure !== undefined && measure !== 'seat_height';
  if (measure !== 'price' && isOfUnit) return true;
  const [min, max] = limits[measure];
  return valueOf(amount) >= min && valueOf(amount) <= max;
}
