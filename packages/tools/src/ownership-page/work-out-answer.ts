import { type BikeDetail, fullNameOf } from '@dopahiya/domain/bikes';
import type { ValuesByAge } from '@dopahiya/domain/market';
import type { OnRoadPrice, RunningCosts } from '@dopahiya/domain/prices';
import { energyRanges, exactly, type OwnedBike, ownedBikeOf, ownershipWork } from '@dopahiya/engines/ownership';
import { inSlices } from './in-slices.ts';
import type { OwnershipInputs } from './ownership-inputs.ts';
import type { DrawnBike, OwnershipAnswer } from './ownership-queries.ts';
import { paintsApart } from '@dopahiya/drawing';

const loanShare = 0.8;
const loanMonths = 36;

/** A requested bike with the data found. */
export interface Found {
  words: string;
  bike: BikeDetail | null;
  price: OnRoadPrice | null;
  /** Expected asking price by age from listing data; null if unavailable. */
  values: ValuesByAge | null;
}

/** Calculates the result in slices; rejects if aborted. */
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

/** Returns the bikes to draw side by side: each with its own picture, unless it resembles one before it. */
export function drawnApart(bikes: readonly BikeDetail[]): DrawnBike[] {
  const paints = paintsApart(
    bikes.map(({ color_options: colours }) => colours.map(({ hex }) => ({ base: hex ?? '' }))),
  );
  return bikes.map(({ slug, name, brand, image, drawing, color_options: colours }, index) => {
    const paint = paints[index] ?? 0;
    return { slug, name, brand, image: (paint > 0 && colours[paint]?.image) || image, drawing };
  });
}
