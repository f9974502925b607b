import { type BikeDetail, fullNameOf } from '@dopahiya/domain/bikes';
import type { ValuesByAge } from '@dopahiya/domain/market';
import type { OnRoadPrice, RunningCosts } from '@dopahiya/domain/prices';
import { energyRanges, exactly, type OwnedBike, ownedBikeOf, ownershipWork } from '@dopahiya/engines/ownership';
import { inSlices } from './in-slices.ts';
import type { OwnershipInputs } from './ownership-inputs.ts';
import { drawnApart } from './drawn-apart.ts';
import type { OwnershipAnswer } from './ownership-queries.ts';

const loanShare = 0.8;
const loanMonths = 36;

/** A bike as it was asked for, with what was found of it. */
export interface Found {
  words: string;
  bike: BikeDetail | null;
  price: OnRoadPrice | null;
  /** What listings say it will be asked for; null where they do not. */
  values: ValuesByAge | null;
}

/** Works an answer out in slices; rejects when it is not wanted any more. */
export async function workOutAnswer(
  inputs: Omit<OwnershipInputs, 'limited' | 'unread' | 'namesCity'>,
  energy: RunningCosts,
  { found, signal }: { found: readonly Found[]; signal: AbortSignal },
): Promise<OwnershipAnswer> {
  const owned = found.map(({ bike, price, values }) =>
    ownedBikeOf(bike, price, values && { values, years: inputs.years, assumed: inputs.assumed }),
  );
  const { petrol, electricity } = energyRanges(energy, inputs);
  const priced = owned.filter((bike) => bike !== null && (bike.isElectric ? electricity : petrol) !== null);
  const plan = {
    kmPerDay: inputs.km,
    daysPerMonth: inputs.days,
    years: inputs.years,
    petrol: petrol ?? exactly(0),
    electricity: electricity ?? exactly(0),
    assumed: inputs.assumed,
    loan: inputs.loan ? { share: loanShare, interest: inputs.interest, months: loanMonths } : null,
  };
  const bikes = priced.filter((bike) => bike !== null);
  return {
    comparison: await inSlices(ownershipWork(bikes, plan), signal),
    drawn: drawnApart(
      found.flatMap(({ bike }, index) => (bike && bikes.includes(owned[index] as OwnedBike) ? [bike] : [])),
    ),
    energy,
    petrol,
    electricity,
    unpriced: found.flatMap(({ bike }, index) =>
      bike && !bikes.includes(owned[index] as OwnedBike) ? [fullNameOf(bike)] : [],
    ),
    unknown: found.filter(({ bike }) => bike === null).map(({ words }) => words),
  };
}
