import { monthlyInstalment } from '@dopahiya/domain/prices';
import { type Assumed, type CommonRange, commonRanges, type Range, valueAt } from './assumptions.ts';
import { costClassOf, renewals } from './cost-classes.ts';
import type { AskedLater, CostPart, OwnedBike, UsePlan } from './owned-bike.ts';

/** A scenario common to all bikes: a value or probability for each assumption. */
export interface SharedScenario {
  common: Record<CommonRange, number>;
  petrol: number;
  electricity: number;
}

/** Variation specific to one bike: mileage, service, tyres, and resale (a standard normal value). */
export interface BikeVariation {
  mileage: number;
  service: number;
  wear: number;
  sale: number;
}

const commonNames = Object.keys(commonRanges) as CommonRange[];

/** Draws a scenario common to all bikes. */
export function drawShared(random: () => number, assumed: Assumed = {}): SharedScenario {
  const common = {} as Record<CommonRange, number>;
  for (const name of commonNames) {
    const drawn = valueAt(commonRanges[name], random());
    common[name] = assumed[name] ?? drawn;
  }
  return { common, petrol: random(), electricity: random() };
}

/** Draws the variation of one bike. */
export const drawBikeVariation = (random: () => number): BikeVariation => ({
  mileage: random(),
  service: random(),
  wear: random(),
  sale: Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
});

/** Costs of one bike in one scenario. */
export interface DrawnCosts {
  /** Payments by month; index 0 is the purchase date. */
  paid: Float64Array;
  parts: Record<CostPart, number>;
}

/** Returns the total cost net of resale value. */
export const netCost = ({ paid, parts }: DrawnCosts): number => (paid.at(-1) ?? 0) + parts.resale;

/** Simulates the ownership costs of one bike in one scenario. */
export function drawCosts(bike: OwnedBike, plan: UsePlan, future: SharedScenario, own: BikeVariation): DrawnCosts {
  const { common } = future;
  const km = plan.kmPerDay * plan.daysPerMonth;
  const perKm = energyPerKm(bike, plan, future, own.mileage);
  const wear = wearPerKm(bike, own.service, own.wear);
  const growth = 1 + common[bike.isElectric ? 'electricityGrowth' : 'petrolGrowth'];
  const loan = loanOf(bike, plan);
  const lifeMonths = bike.isElectric ? Math.round(common.batteryLife * 12) : Number.POSITIVE_INFINITY;
  const newBattery = (bike.batteryKwh ?? 0) * common.batteryPerKwh;
  const paid = new Float64Array(plan.years * 12 + 1);
  const parts = { purchase: loan.atFirst, energy: 0, service: 0, insurance: 0, battery: 0, resale: 0 };
  paid[0] = loan.atFirst;
  let total = loan.atFirst;
  for (let year = 0; year < plan.years; year += 1) {
    const costs = (1 + common.costGrowth) ** year;
    const energy = km * perKm * growth ** year;
    const service = km * wear * costs;
    const insurance = year === 0 ? 0 : renewalOf(bike, year) * costs * common.insuranceOffer;
    total += insurance;
    for (let month = year * 12 + 1; month <= year * 12 + 12; month += 1) {
      const battery = month === lifeMonths ? newBattery : 0;
      const instalment = month <= loan.months ? loan.instalment : 0;
      total += energy + service + battery + instalment;
      parts.battery += battery;
      parts.purchase += instalment;
      paid[month] = total;
    }
    parts.energy += energy * 12;
    parts.service += service * 12;
    parts.insurance += insurance;
  }
  parts.resale = -resaleOf(bike, plan, future, own.sale);
  return { paid, parts };
}

/** Returns the initial energy cost in rupees per km, for petrol or electricity. */
function energyPerKm(bike: OwnedBike, plan: UsePlan, future: SharedScenario, mileage: number): number {
  const real = bike.reach * valueAt(bike.realShare, mileage);
  if (!bike.isElectric) return valueAt(plan.petrol, future.petrol) / real;
  const charge = (bike.batteryKwh ?? 0) * (1 + future.common.chargingLoss);
  return (valueAt(plan.electricity, future.electricity) * charge) / real;
}

const serviceKm = 10_000;

function wearPerKm(bike: OwnedBike, service: number, wear: number): number {
  const kind = costClassOf(bike);
  const each = (range: Range | null, km: number): number => (range ? valueAt(range, wear) / km : 0);
  return (
    valueAt(kind.service, service) / serviceKm +
    each(kind.tyreFront, kind.tyreFrontKm) +
    each(kind.tyreRear, kind.tyreRearKm) +
    each(kind.chain, kind.chainKm) +
    each(kind.pads, serviceKm)
  );
}

/** Returns the insurance renewal of a later year; years beyond the table use its last one. */
function renewalOf(bike: OwnedBike, year: number): number {
  const premiums = renewals[costClassOf(bike).renewal];
  return premiums[Math.min(year, premiums.length) - 1] ?? 0;
}

function loanOf({ onRoadPrice }: OwnedBike, { loan, years }: UsePlan) {
  if (!loan) return { atFirst: onRoadPrice, instalment: 0, months: 0 };
  const borrowed = onRoadPrice * loan.share;
  return {
    atFirst: onRoadPrice - borrowed,
    instalment: monthlyInstalment(borrowed, loan),
    months: Math.min(loan.months, years * 12),
  };
}

const logSpreadPetrol = 0.186;
const logSpreadElectric = 0.3;
const lossPer10kKm = 0.026;

/** Returns the resale value at the end. */
function resaleOf(
  bike: OwnedBike,
  { years, kmPerDay, daysPerMonth }: UsePlan,
  { common }: SharedScenario,
  luck: number,
): number {
  const kmBeyond = Math.max(0, kmPerDay * daysPerMonth * 12 - 10_000) * years;
  const used = Math.exp((-lossPer10kKm * kmBeyond) / 10_000);
  const { value, spread } = bike.asked ? askedOf(bike.asked) : generalValue(bike, years, common);
  return Math.min(value * used * Math.exp(luck * spread) * common.salePrice, bike.exShowroomPrice);
}

/** Standard deviations to each side that cover 80 % of cases. */
const maxWithin = 1.2816;

const askedOf = ({ value, low, high }: AskedLater) => ({ value, spread: Math.log(high / low) / (2 * maxWithin) });

/** Estimates the resale value from depreciation rates common to all bikes. */
function generalValue({ isElectric, exShowroomPrice }: OwnedBike, years: number, common: SharedScenario['common']) {
  const later = common[isElectric ? 'laterLossElectric' : 'laterLossPetrol'];
  return {
    value: exShowroomPrice * (1 - common.firstYearLoss) * (1 - later) ** (years - 1),
    spread: isElectric ? logSpreadElectric : logSpreadPetrol,
  };
}

/** Returns a deterministic random generator of numbers in [0, 1) (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Derives a seed from a name (FNV-1a), so that results for one bike do not depend on the others. */
export function seedOf(name: string, seed: number): number {
  let mixed = 0x811c9dc5 ^ seed;
  for (const letter of name) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return mixed >>> 0;
}
