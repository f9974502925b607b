import type { CommonRange } from './assumptions.ts';
import type { OwnedBike } from './owned-bike.ts';

/** An assumption: a common range, or an energy price. */
export type Assumption = CommonRange | 'petrolPrice' | 'electricityPrice';

/** Depreciation assumptions that listing data replaces. */
const generalLosses: ReadonlySet<Assumption> = new Set(['firstYearLoss', 'laterLossPetrol', 'laterLossElectric']);

const onlyWith: Partial<Record<Assumption, 'petrol' | 'electric'>> = {
  petrolPrice: 'petrol',
  petrolGrowth: 'petrol',
  laterLossPetrol: 'petrol',
  electricityPrice: 'electric',
  electricityGrowth: 'electric',
  chargingLoss: 'electric',
  batteryPerKwh: 'electric',
  batteryLife: 'electric',
  laterLossElectric: 'electric',
};

/**
 * Checks whether an assumption affects the cost of these bikes: no electricity price for petrol bikes, no general depreciation where
 * listing data is available.
 */
export function appliesTo(assumption: Assumption, bikes: readonly Pick<OwnedBike, 'isElectric' | 'asked'>[]): boolean {
  const kind = onlyWith[assumption];
  return bikes
    .filter(({ asked }) => asked === null || !generalLosses.has(assumption))
    .some(({ isElectric }) => kind === undefined || isElectric === (kind === 'electric'));
}
