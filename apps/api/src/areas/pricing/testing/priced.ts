import type { LineKey, OnRoadPrice, PriceLine } from '../on-road-price.ts';
import { priceOnRoad } from '../price-on-road.ts';
import type { VariantFacts } from '../purchase.ts';

/** A Honda Shine as it was quoted in Delhi. */
export const shine: VariantFacts = {
  ex_showroom_price: 78_789,
  fuel_type: 'petrol',
  displacement: 124,
  motor_power_kw: null,
  kerb_weight: 113,
  battery_capacity: null,
};

/** An electric scooter of the usual size. */
export const electricScooter: VariantFacts = {
  ex_showroom_price: 120_000,
  fuel_type: 'electric',
  displacement: null,
  motor_power_kw: 6,
  kerb_weight: 120,
  battery_capacity: 3,
};

/** Where and when a variant is bought. */
export interface Place {
  state?: string;
  city?: string;
  date?: string;
  loan?: boolean;
}

/** The price of a variant, in Delhi on 21 November 2026 unless said. */
export function priced(variant: VariantFacts, place: Place = {}): OnRoadPrice {
  const { state = 'Delhi', city = state, date = '2026-11-21', loan } = place;
  return priceOnRoad({ variant, city: { name: city, state }, date, ...(loan !== undefined && { loan }) });
}

/** A line of a price, undefined when it has none. */
export function lineIn(price: OnRoadPrice, key: LineKey): PriceLine | undefined {
  return price.lines.find((line) => line.key === key);
}
