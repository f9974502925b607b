import type { ValuesByAge } from '@dopahiya/domain/market';
import type { Assumed } from './assumptions.ts';
import type { AskedLater, OwnedBike } from './owned-bike.ts';

/** Listing data of a model, and the ownership period. */
export interface LaterValue {
  values: ValuesByAge;
  years: number;
  /** Fixed values that replace ranges; a fixed depreciation overrides listing data. */
  assumed?: Assumed;
}

/**
 * Estimates the asking price at the end of ownership, scaled to the bike's ex-showroom price; null if listing data is missing or
 * overridden.
 */
export function estimateResalePrice(
  { isElectric, exShowroomPrice }: Pick<OwnedBike, 'isElectric' | 'exShowroomPrice'>,
  later: LaterValue | null | undefined,
): AskedLater | null {
  if (!later) return null;
  const {
    values: { values, new_price, ...listings },
    years,
    assumed = {},
  } = later;
  const found = values.find(({ age }) => age === years);
  const isSet = [assumed.firstYearLoss, assumed[isElectric ? 'laterLossElectric' : 'laterLossPetrol']].some(
    (loss) => loss !== undefined,
  );
  if (!found || new_price === null || isSet) return null;
  const asThisOne = (amount: number) => Math.round((amount * exShowroomPrice) / new_price);
  const { rows, as_of: month, is_rough: isRough } = listings;
  const [value, low, high] = [found.value, found.low, found.high].map(asThisOne);
  return value && low && high ? { years, value, low, high, rows, month, isRough } : null;
}
