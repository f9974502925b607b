import {
  type BikeDetail,
  fullNameOf,
  isElectric,
  type OnRoadPrice,
  realShareOf,
  type RunningCosts,
} from '@dopahiya/domain';
import {
  exactly,
  type OwnedBike,
  type OwnershipComparison,
  ownershipWork,
  type Range,
} from '@dopahiya/engines/ownership';
import { inSlices } from './in-slices.ts';
import type { OwnershipInputs } from './ownership-inputs.ts';
import type { DrawnBike, OwnershipAnswer } from './ownership-queries.ts';

const loanShare = 0.8;
const loanMonths = 36;

const toDraw = ({ slug, name, brand, image, drawing }: BikeDetail): DrawnBike => ({
  slug,
  name,
  brand,
  image,
  drawing,
});

/** A bike as it was asked for, with what was found of it. */
export interface Found {
  words: string;
  bike: BikeDetail | null;
  price: OnRoadPrice | null;
}

/** Works an answer out in slices; rejects when it is not wanted any more. */
export async function workOutAnswer(
  inputs: Omit<OwnershipInputs, 'limited'>,
  energy: RunningCosts,
  { found, signal }: { found: readonly Found[]; signal: AbortSignal },
): Promise<OwnershipAnswer> {
  const owned = found.map(ownedBike);
  const petrol = inputs.petrol === null ? rangeOf(energy.petrol) : exactly(inputs.petrol);
  const electricity = inputs.electricity === null ? chargedAt(energy, inputs.charging) : exactly(inputs.electricity);
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
    comparison: inRupees(await inSlices(ownershipWork(bikes, plan), signal)),
    drawn: found.flatMap(({ bike }, index) =>
      bike && bikes.includes(owned[index] as OwnedBike) ? [toDraw(bike)] : [],
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

/** What a kWh costs at home, at public chargers, or half here and half there. */
function chargedAt(energy: RunningCosts, charging: OwnershipInputs['charging']): Range | null {
  const [home, publicly] = [rangeOf(energy.electricity), rangeOf(energy.public_charging)];
  if (charging === 'home' || !publicly) return home;
  if (charging === 'public' || !home) return charging === 'public' ? publicly : null;
  const half = (name: keyof Range): number => (home[name] + publicly[name]) / 2;
  return { from: half('from'), usual: half('usual'), to: half('to') };
}

const rangeOf = (price: RunningCosts['petrol']): Range | null =>
  price && { from: price.from, usual: price.price, to: price.to };

/** A bike as far as owning it costs money; null where its price or its consumption is not known. */
function ownedBike({ bike, price }: Found): OwnedBike | null {
  const consumption = bike && consumptionOf(bike);
  const { on_road_price: onRoadPrice = null, ex_showroom_price: exShowroomPrice = null } = price ?? {};
  if (!bike?.slug || !consumption || onRoadPrice === null || exShowroomPrice === null) return null;
  return {
    slug: bike.slug,
    name: fullNameOf(bike),
    isElectric: isElectric(bike),
    isScooter: bike.body_style === 'scooter',
    displacement: bike.displacement,
    onRoadPrice,
    exShowroomPrice,
    ...consumption,
  };
}

function consumptionOf(bike: BikeDetail): Pick<OwnedBike, 'reach' | 'realShare' | 'batteryKwh'> | null {
  const field = isElectric(bike) ? 'battery_range' : 'mileage';
  const { [field]: reach, battery_capacity: batteryKwh } = bike;
  if (!reach || (isElectric(bike) && !batteryKwh)) return null;
  return { reach, realShare: realShareOf(bike, field), batteryKwh: isElectric(bike) ? batteryKwh : null };
}

/** Sums to the rupee and costs of a kilometre to the paisa: the answer travels with the page. */
const inRupees = (comparison: OwnershipComparison): OwnershipComparison =>
  JSON.parse(
    JSON.stringify(comparison, (_, value: unknown) => (typeof value === 'number' ? rounded(value) : value)),
  ) as OwnershipComparison;

const rounded = (value: number): number => (Math.abs(value) < 100 ? Math.round(value * 100) / 100 : Math.round(value));
