import type { ValuesByAge } from '@dopahiya/domain/market';
import type { Assumed } from './assumptions.ts';
import type { AskedLater, OwnedBike } from './owned-bike.ts';

/** What listings say of a model, and how long it is to be owned. */
export interface LaterValue {
  values: ValuesByAge;
  years: number;
  /** What a visitor set in place of a range: a loss that they set holds in place of what listings say. */
  assumed?: Assumed;
}

/** What a bike will be asked for at the end, for what this one costs ex-showroom; null where listings do not say, or are not to. */
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
