import { type OnRoadPrice, priceOnRoad, type VariantFacts } from '../../pricing/index.ts';
import type { BikeRow, VariantRow } from '../bikes/bike-repository.ts';

/** A mechanical horsepower in kilowatts. */
const KW_PER_BHP = 0.7457;

/** What is priced: a variant, or the model itself where it has none. */
export interface PricedItem {
  variant: VariantRow | null;
  /** Whole rupees, ex-showroom Delhi; null when it is not known. */
  price: number | null;
  /** The month that the price holds for, as 'YYYY-MM'. */
  priceMonth: string | null;
}

/**
 * The variant of a name or id; without one what the model's own price is of, which is the price that its card shows. Where
 * the model has none: the cheapest of the variants whose price is the newest.
 */
export function pricedItem(
  bike: BikeRow,
  variants: VariantRow[],
  nameOrId: string | undefined,
): PricedItem | undefined {
  if (nameOrId !== undefined) {
    const variant = variants.find((candidate) => isCalled(candidate, nameOrId));
    return variant && itemOf(bike, variant);
  }
  const own = { variant: null, price: bike.price, priceMonth: bike.price_month };
  const items = variants.map((variant) => itemOf(bike, variant)).filter(({ price }) => price !== null);
  if (own.price === null) return items.toSorted(byMonthThenPrice)[0] ?? own;
  return items.find(({ price, priceMonth }) => price === own.price && priceMonth === own.priceMonth) ?? own;
}

/** The newest first, of one month the cheapest. */
function byMonthThenPrice(one: PricedItem, other: PricedItem): number {
  const months = (other.priceMonth ?? '').localeCompare(one.priceMonth ?? '');
  return months || (one.price ?? 0) - (other.price ?? 0);
}

/** The facts of a model that taxes and premiums depend on, with the price of one of its variants and its month. */
export function factsOf(bike: BikeRow, { price, priceMonth }: PricedItem): VariantFacts {
  const { displacement, kerb_weight } = bike.specifications;
  const isElectric = bike.fuel_type === 'electric';
  return {
    ex_showroom_price: price,
    price_month: priceMonth,
    fuel_type: bike.fuel_type,
    displacement: isElectric ? null : (displacement ?? bike.engine_capacity),
    motor_power_kw: isElectric ? toKilowatts(bike.max_power) : null,
    kerb_weight: kerb_weight ?? null,
    battery_capacity: bike.battery_capacity,
  };
}

/** A variant with its price, and the model's month where it has none of its own. */
export function itemOf(bike: BikeRow, variant: VariantRow): PricedItem {
  return { variant, price: variant.ex_showroom_price, priceMonth: variant.price_month ?? bike.price_month };
}

function isCalled({ id, name }: VariantRow, nameOrId: string): boolean {
  return String(id) === nameOrId || name.toLowerCase() === nameOrId.toLowerCase();
}

/** To one decimal: the tariff's steps are whole kilowatts, and horsepower is given to two. */
function toKilowatts(bhp: number | null): number | null {
  return bhp === null ? null : Math.round(bhp * KW_PER_BHP * 10) / 10;
}

/** Where, when ('YYYY-MM-DD') and how something is bought. */
export interface Purchase {
  city: { name: string; state: string };
  date: string;
  loan?: boolean | undefined;
}

/** What a model or a variant of it costs on the road. @throws PricingError when the state or the day cannot be right. */
export function priceItem(bike: BikeRow, item: PricedItem, { city, date, loan = false }: Purchase): OnRoadPrice {
  const { name, state } = city;
  return priceOnRoad({ variant: factsOf(bike, item), city: { name, state }, date, loan });
}
