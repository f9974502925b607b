import type { CommonRange } from './assumptions.ts';
import type { OwnedBike } from './owned-bike.ts';

/** A range, or the price of an energy. */
export type Assumption = CommonRange | 'petrolPrice' | 'electricityPrice';

/** What listings say of a bike in their place. */
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
 * Whether an assumption has a part in what some of these bikes cost: nothing of electricity for two petrol scooters, no general
 * loss where listings say what such bikes are asked for.
 */
export function appliesTo(assumption: Assumption, bikes: readonly Pick<OwnedBike, 'isElectric' | 'asked'>[]): boolean {
  const kind = onlyWith[assumption];
  return bikes
    .filter(({ asked }) => asked === null || !generalLosses.has(assumption))
    .some(({ isElectric }) => kind === undefined || isElectric === (kind === 'electric'));
}
