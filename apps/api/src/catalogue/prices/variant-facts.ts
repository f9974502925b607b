import type { VariantFacts } from '../../pricing/purchase.ts';
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

/** The variant of a name or id; without one the cheapest, and the model itself when it has no variant with a price. */
export function pricedItem(
  bike: BikeRow,
  variants: VariantRow[],
  nameOrId: string | undefined,
): PricedItem | undefined {
  if (nameOrId !== undefined) {
    const variant = variants.find((candidate) => isCalled(candidate, nameOrId));
    return variant && itemOf(bike, variant);
  }
  const priced = variants.filter(({ ex_showroom_price }) => ex_showroom_price !== null);
  const [cheapest] = priced.toSorted((a, b) => (a.ex_showroom_price ?? 0) - (b.ex_showroom_price ?? 0));
  return cheapest ? itemOf(bike, cheapest) : { variant: null, price: bike.price, priceMonth: bike.price_month };
}

/** The facts of a model that taxes and premiums depend on, with the price of one of its variants. */
export function factsOf(bike: BikeRow, price: number | null): VariantFacts {
  const { displacement, kerb_weight } = bike.specifications;
  const isElectric = bike.fuel_type === 'electric';
  return {
    ex_showroom_price: price,
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
