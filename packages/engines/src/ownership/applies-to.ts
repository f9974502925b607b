import type { CommonRange } from './assumptions.ts';
import type { OwnedBike } from './owned-bike.ts';

/** A range, or the price of an energy. */
export type Assumption = CommonRange | 'petrolPrice' | 'electricityPrice';

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

/** Whether an assumption has a part in what some of these bikes cost: nothing of electricity for two petrol scooters. */
export function appliesTo(assumption: Assumption, bikes: readonly Pick<OwnedBike, 'isElectric'>[]): boolean {
  const kind = onlyWith[assumption];
  return kind === undefined || bikes.some(({ isElectric }) => isElectric === (kind === 'electric'));
}
