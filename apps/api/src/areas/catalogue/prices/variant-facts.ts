import { variantOfOwnPrice } from '@dopahiya/domain/prices';
import type { Language } from '@dopahiya/domain/site';
import { type OnRoadPrice, priceOnRoad, type VariantFacts } from '../../pricing/index.ts';
import type { BikeRow, VariantRow } from '../bikes/bike-repository.ts';

/** Kilowatts per mechanical horsepower. */
const KW_PER_BHP = 0.7457;

/** Item to price: a variant, or the model itself if it has none. */
export interface PricedItem {
  variant: VariantRow | null;
  /** Whole rupees, ex-showroom Delhi; null if unknown. */
  price: number | null;
  /** Month of the price, as 'YYYY-MM'. */
  priceMonth: string | null;
}

/**
 * Finds the variant with a name or id; without one, the item of the model's own price, as shown on its card. If the model has no price: the
 * cheapest of the variants with the newest price.
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
  return (
    variantOfOwnPrice(
      own,
      variants.map((variant) => itemOf(bike, variant)),
    ) ?? own
  );
}

/** Returns the facts that taxes and premiums depend on, with the price of a variant and its month. */
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

/** Returns a variant as priced item, with the model's month if it has none. */
export function itemOf(bike: BikeRow, variant: VariantRow): PricedItem {
  return { variant, price: variant.ex_showroom_price, priceMonth: variant.price_month ?? bike.price_month };
}

function isCalled({ id, name }: VariantRow, nameOrId: string): boolean {
  return String(id) === nameOrId || name.toLowerCase() === nameOrId.toLowerCase();
}

/** Converts to kW with one decimal: the tariff's steps are whole kilowatts, and horsepower has two decimals. */
function toKilowatts(bhp: number | null): number | null {
  return bhp === null ? null : Math.round(bhp * KW_PER_BHP * 10) / 10;
}

/** Place, date ('YYYY-MM-DD') and payment of a purchase. */
export interface Purchase {
  city: { name: string; state: string };
  date: string;
  loan?: boolean | undefined;
  /** Language of the rules in words; English by default. */
  language?: Language | undefined;
}

/** Computes the on-road price of a model or variant. @throws PricingError for an invalid state or day. */
export function priceItem(
  bike: BikeRow,
  item: PricedItem,
  { city, date, loan = false, language }: Purchase,
): OnRoadPrice {
  const { name, state } = city;
  return priceOnRoad({ variant: factsOf(bike, item), city: { name, state }, date, loan, language });
}
