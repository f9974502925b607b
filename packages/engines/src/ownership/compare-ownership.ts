import { draws } from './assumptions.ts';
import { type CostPart, costParts, type OwnedBike, type UsePlan } from './owned-bike.ts';
import { type DrawnCosts, drawCosts, drawFuture, type Future } from './ownership-draw.ts';
import { seededRandom } from './seeded-random.ts';

/** Ten, fifty and ninety in a hundred cases are below. */
export interface Band {
  p10: number;
  p50: number;
  p90: number;
}

/** What one bike costs to own. */
export interface BikeOwnership {
  bike: OwnedBike;
  /** Money paid so far, at each of `marks`; what it sells for is not in it. */
  paid: Band[];
  /** Everything, what it sells for taken off. */
  net: Band;
  perKm: Band;
  /** The mean of each part. */
  parts: Record<CostPart, number>;
  energyPerKm: number;
}

/** Another bike against the first one. */
export interface OwnershipDifference {
  slug: string;
  /** How much less it costs than the first one in all, resale counted; negative where it costs more. */
  saved: Band;
  /** In how many of a hundred cases it costs less. */
  chance: number;
  /** The month from which less has been paid for it; null where it never is, in at least half or nine of ten cases. */
  breakEven: { p50: number | null; p90: number | null; chance: number };
  /** Means that add up to the mean of what is saved. */
  drivers: Record<CostPart, number>;
  /** The assumptions that move the difference most, in rupees between their lower and upper half. */
  sensitivity: { assumption: string; effect: number }[];
}

export interface OwnershipComparison {
  /** Months at which `paid` is stated. */
  marks: number[];
  bikes: BikeOwnership[];
  differences: OwnershipDifference[];
}

const monthsApart = 3;

/** The most that is worked out at once: what was drawn for it is kept until it is summed up. */
const most = { bikes: 6, years: 30 } as const;

/** How many draws are made, and how many bands worked out, before somebody else may have the processor. */
const drawsAtOnce = 100;
const bandsAtOnce = 4;

/**
 * Draws many futures and sums up what the bikes cost in them, in rupees; the same question and seed give the same answer.
 * Small steps, so that whoever runs them can let others in between.
 * @throws RangeError for more than six bikes, or years that are not a whole number from 1 to 30.
 */
export function* ownershipWork(
  bikes: readonly OwnedBike[],
  plan: UsePlan,
  seed = 1,
): Generator<undefined, OwnershipComparison> {
  requireWithin(bikes.length, plan.years);
  const random = seededRandom(seed);
  const futures = yield* manyOf(draws, drawsAtOnce, () => drawFuture(random, bikes.length, plan.assumed));
  const months = plan.years * 12;
  const marks = Array.from({ length: months / monthsApart + 1 }, (_, index) => index * monthsApart);
  const drawn: DrawnCosts[][] = [];
  const owned: BikeOwnership[] = [];
  const differences: OwnershipDifference[] = [];
  for (const [place, bike] of bikes.entries()) {
    const costs = yield* manyOf(draws, drawsAtOnce, (draw) => drawCosts(bike, place, plan, futures[draw] as Future));
    drawn.push(costs);
    owned.push(yield* summary(bike, costs, { marks, plan }));
    if (place > 0) differences.push(difference(drawn[0] ?? [], costs, { slug: bike.slug, futures, months }));
    yield;
  }
  return { marks, bikes: owned, differences };
}

/**
 * What up to six bikes cost to own, and what the others save against the first one, in rupees: `ownershipWork` at once.
 * @throws RangeError for more than six bikes, or years that are not a whole number from 1 to 30.
 */
export function compareOwnership(bikes: readonly OwnedBike[], plan: UsePlan, seed = 1): OwnershipComparison {
  const work = ownershipWork(bikes, plan, seed);
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

function requireWithin(bikes: number, years: number): void {
  if (bikes <= most.bikes && Number.isInteger(years) && years >= 1 && years <= most.years) return;
  throw new RangeError(
    `${bikes} bikes over ${years} years cannot be compared: what is drawn for them would not be kept. ` +
      `Ask for at most ${most.bikes} bikes and for whole years from 1 to ${most.years}.`,
  );
}

function* manyOf<Thing>(count: number, atOnce: number, make: (index: number) => Thing): Generator<undefined, Thing[]> {
  const things: Thing[] = [];
  for (let index = 0; index < count; index += 1) {
    if (index % atOnce === 0) yield;
    things.push(make(index));
  }
  return things;
}

function* summary(
  bike: OwnedBike,
  costs: readonly DrawnCosts[],
  { marks, plan }: { marks: number[]; plan: UsePlan },
): Generator<undefined, BikeOwnership> {
  const km = plan.kmPerDay * plan.daysPerMonth * 12 * plan.years;
  const net = bandOf(valuesOf(costs, netOf));
  const parts = meanParts(costs);
  const bandAt = (index: number): Band => bandOf(valuesOf(costs, ({ paid }) => paid[marks[index] ?? 0] ?? 0));
  return {
    bike,
    paid: yield* manyOf(marks.length, bandsAtOnce, bandAt),
    net,
    perKm: { p10: net.p10 / km, p50: net.p50 / km, p90: net.p90 / km },
    parts,
    energyPerKm: parts.energy / km,
  };
}

/** A value of each draw; `Float64Array.from` would take ten times as long. */
function valuesOf<Draw>(drawn: readonly Draw[], valueOf: (draw: Draw, index: number) => number): Float64Array {
  const values = new Float64Array(drawn.length);
  drawn.forEach((draw, index) => {
    values[index] = valueOf(draw, index);
  });
  return values;
}

const totalOf = ({ paid }: DrawnCosts): number => paid.at(-1) ?? 0;

const netOf = (costs: DrawnCosts): number => totalOf(costs) + costs.parts.resale;

function meanParts(costs: readonly DrawnCosts[]): Record<CostPart, number> {
  const sums = costParts.map((part) => [part, costs.reduce((sum, { parts }) => sum + parts[part], 0) / costs.length]);
  return Object.fromEntries(sums) as Record<CostPart, number>;
}

function bandOf(values: Float64Array): Band {
  const sorted = values.toSorted();
  return { p10: quantile(sorted, 0.1), p50: quantile(sorted, 0.5), p90: quantile(sorted, 0.9) };
}

const quantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

interface Compared {
  slug: string;
  futures: readonly Future[];
  months: number;
}

function difference(
  first: readonly DrawnCosts[],
  other: readonly DrawnCosts[],
  { slug, futures, months }: Compared,
): OwnershipDifference {
  const saved = valuesOf(other, (costs, draw) => netOf(first[draw] ?? costs) - netOf(costs));
  const crossings = valuesOf(other, (costs, draw) => crossing(first[draw] ?? costs, costs, months));
  const [one, two] = [meanParts(first), meanParts(other)];
  return {
    slug,
    saved: bandOf(saved),
    chance: shareWhere(saved, (amount) => amount > 0),
    breakEven: breakEvenOf(crossings),
    drivers: Object.fromEntries(costParts.map((part) => [part, one[part] - two[part]])) as Record<CostPart, number>,
    sensitivity: sensitivityOf(saved, futures),
  };
}

/** The first month from which less has been paid for the other one, until the end; infinite where there is none. */
function crossing(first: DrawnCosts, other: DrawnCosts, months: number): number {
  let month = months + 1;
  while (month > 0 && (other.paid[month - 1] ?? 0) < (first.paid[month - 1] ?? 0)) month -= 1;
  return month > months ? Number.POSITIVE_INFINITY : month;
}

function breakEvenOf(crossings: Float64Array): OwnershipDifference['breakEven'] {
  const { p50, p90 } = bandOf(crossings);
  const orNull = (month: number): number | null => (Number.isFinite(month) ? month : null);
  return { p50: orNull(p50), p90: orNull(p90), chance: shareWhere(crossings, Number.isFinite) };
}

const shareWhere = (values: Float64Array, test: (value: number) => boolean): number =>
  Math.round((values.filter(test).length * 100) / values.length);

/** How far the mean differs between the lower and the upper values of each assumption; the farthest first. */
function sensitivityOf(saved: Float64Array, futures: readonly Future[]): OwnershipDifference['sensitivity'] {
  const effects = Object.entries(assumptionsOf(futures)).map(([assumption, values]) => ({
    assumption,
    effect: effectOf(saved, values),
  }));
  return effects.toSorted((one, other) => Math.abs(other.effect) - Math.abs(one.effect));
}

function effectOf(saved: Float64Array, values: Float64Array): number {
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  const upper = { sum: 0, count: 0 };
  const lower = { sum: 0, count: 0 };
  saved.forEach((amount, draw) => {
    const half = (values[draw] ?? 0) > middle ? upper : lower;
    half.sum += amount;
    half.count += 1;
  });
  return upper.count === 0 ? 0 : upper.sum / upper.count - lower.sum / Math.max(1, lower.count);
}

function assumptionsOf(futures: readonly Future[]): Record<string, Float64Array> {
  const of = (value: (future: Future) => number) => valuesOf(futures, value);
  const [first] = futures;
  const common = Object.keys(first?.common ?? {}) as (keyof Future['common'])[];
  return {
    ...Object.fromEntries(common.map((name) => [name, of((future) => future.common[name])])),
    petrolPrice: of(({ petrol }) => petrol),
    electricityPrice: of(({ electricity }) => electricity),
    mileageFirst: of(({ bikes }) => bikes[0]?.mileage ?? 0),
    mileageOther: of(({ bikes }) => bikes[1]?.mileage ?? 0),
    saleOther: of(({ bikes }) => bikes[1]?.sale ?? 0),
  };
}
