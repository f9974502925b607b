import type { ListingOwner } from '@dopahiya/domain/market';
import { dateInIndia } from '@dopahiya/domain/site';
import type { BikeToValue, NewPrice, ValuationMonth } from '@dopahiya/engines/valuation';
import type { bikes } from '../../../core/database/schema.ts';

/** Columns of a catalogue model that its valuation depends on. */
export type ValuedModel = Pick<
  typeof bikes.$inferSelect,
  'slug' | 'status' | 'fuel_type' | 'engine_capacity' | 'price' | 'price_month'
>;

/** Facts given by the seller that a valuation depends on. */
export interface ValuationFacts {
  year_of_manufacture: number;
  km_ridden: number;
  owner: ListingOwner;
}

const owners = { '1st': 1, '2nd': 2, '3rd+': 3 } as const;

/** Returns a used bike as input for the valuation engine; `brand` is a slug, `state` the bike's location. */
export function valuedBike(
  model: ValuedModel | null,
  { brand, state }: { brand: string; state: string | null },
  { year_of_manufacture, km_ridden, owner }: ValuationFacts,
): BikeToValue {
  return {
    slug: model?.slug ?? null,
    brand,
    electric: model?.fuel_type === 'electric',
    cc: model?.engine_capacity ?? null,
    newPrice: model && newPriceOf(model),
    year: year_of_manufacture,
    km: km_ridden,
    owner: owners[owner],
    state,
  };
}

function newPriceOf({ price, price_month, status }: ValuedModel): NewPrice | null {
  if (price === null) return null;
  const kind = status === 'discontinued' ? 'last' : 'on-sale';
  return { amount: price, kind, ...(price_month !== null && { asOf: price_month }) };
}

/** Returns the current month in India. */
export function monthOf(now: Date): ValuationMonth {
  const [year = 0, month = 0] = dateInIndia(now).split('-').map(Number);
  return { year, month };
}
