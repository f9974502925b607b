import type { LineKey, OnRoadPrice, PriceLine } from '../on-road-price.ts';
import { priceOnRoad } from '../price-on-road.ts';
import type { VariantFacts } from '../purchase.ts';

/** Honda Shine as quoted in Delhi. */
export const shine: VariantFacts = {
  ex_showroom_price: 78_789,
  fuel_type: 'petrol',
  displacement: 124,
  motor_power_kw: null,
  kerb_weight: 113,
  battery_capacity: null,
};

/** Electric scooter of typical size. */
export const electricScooter: VariantFacts = {
  ex_showroom_price: 120_000,
  fuel_type: 'electric',
  displacement: null,
  motor_power_kw: 6,
  kerb_weight: 120,
  battery_capacity: 3,
};

/** Place and date of a purchase. */
export interface Place {
  state?: string;
  city?: string;
  date?: string;
  loan?: boolean;
}

/** Prices a variant, in Delhi on 21 November 2026 by default. */
export function priced(variant: VariantFacts, place: Place = {}): OnRoadPrice {
  const { state = 'Delhi', city = state, date = '2026-11-21', loan } = place;
  return priceOnRoad({ variant, city: { name: city, state }, date, ...(loan !== undefined && { loan }) });
}

/** Finds a line of a price; undefined if there is none. */
export function lineIn(price: OnRoadPrice, key: LineKey): PriceLine | undefined {
  return price.lines.find((line) => line.key === key);
}
