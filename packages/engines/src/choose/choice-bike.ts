import type { BikeDetail, ChoiceBike } from '@dopahiya/domain/bikes';
import type { EnergyPrice, OnRoadPrice } from '@dopahiya/domain/prices';
import { isBodyStyle } from '@dopahiya/domain/requests';
import { isElectric, realFigureOf } from '@dopahiya/domain/specifications';

/** The facts of a bike that do not depend on the city. */
export type ChoiceFacts = Omit<ChoiceBike, 'price' | 'price_month' | 'energy'> & {
  /** Battery capacity in kWh. */
  battery: number | null;
};

/** Returns the facts of a bike by which it is chosen anywhere. */
export function choiceFactsOf(bike: BikeDetail, name: string): ChoiceFacts {
  const electric = isElectric(bike);
  const mileage = electric ? null : (realFigureOf(bike, 'mileage')?.value ?? null);
  return {
    slug: bike.slug,
    name,
    status: bike.status,
    body_style: isBodyStyle(bike.body_style) ? bike.body_style : null,
    is_electric: electric,
    mileage,
    range: electric ? (realFigureOf(bike, 'battery_range')?.value ?? null) : tankRange(bike, mileage),
    weight: bike.kerb_weight,
    power: bike.max_power,
    seat: bike.seat_height,
    top_speed: bike.top_speed,
    has_abs: bike.abs,
    has_pillion_seat: bike.pillion_seat,
    has_removable_battery: bike.battery_type === null ? null : /removable|swap/i.test(bike.battery_type),
    battery: electric ? bike.battery_capacity : null,
  };
}

const tankRange = ({ fuel_capacity: litres }: BikeDetail, mileage: number | null): number | null =>
  litres === null || mileage === null ? null : Math.round(litres * mileage);

/** Prices that a bike has in a city. */
export interface CityPrices {
  price: Pick<OnRoadPrice, 'on_road_price' | 'price_month'> | null;
  /** Prices of energy; null where unknown, or where no criterion needs them. */
  costs: Record<'petrol' | 'electricity' | 'public_charging', Pick<EnergyPrice, 'price'> | null>;
  /** Whether an electric bike is charged at home, else at a public charger. */
  isChargedAtHome: boolean;
}

/** Adds the prices of a city to the facts of a bike. */
export function choiceBikeIn(
  { battery, ...facts }: ChoiceFacts,
  { price, costs, isChargedAtHome }: CityPrices,
): ChoiceBike {
  const unit = facts.is_electric ? (isChargedAtHome ? costs.electricity : costs.public_charging) : costs.petrol;
  return {
    ...facts,
    price: price?.on_road_price ?? null,
    price_month: price?.price_month ?? null,
    energy: energyFor100Km({ ...facts, battery }, unit?.price ?? null),
  };
}

function energyFor100Km(
  { is_electric: electric, mileage, range, battery }: ChoiceFacts,
  unitPrice: number | null,
): number | null {
  if (unitPrice === null) return null;
  if (!electric) return mileage === null || mileage === 0 ? null : Math.round((100 / mileage) * unitPrice);
  return battery === null || range === null || range === 0 ? null : Math.round((100 / range) * battery * unitPrice);
}
