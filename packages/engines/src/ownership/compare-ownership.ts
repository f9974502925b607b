import { simulationRuns } from './assumptions.ts';
import { type Band, bandOf, meanOf, quantile, percentWhere, toPaise, toRupees, valuesOf } from './band.ts';
import { type CostPart, costParts, type OwnedBike, type UsePlan } from './owned-bike.ts';
import {
  type DrawnCosts,
  drawCosts,
  drawBikeVariation,
  drawShared,
  type BikeVariation,
  netCost,
  type SharedScenario,
  seededRandom,
  seedOf,
} from './ownership-draw.ts';
import { type DrawnBike, type OwnershipVerdict, verdictOf } from './ownership-verdict.ts';

/** Ownership cost of one bike. */
export interface BikeOwnership {
  bike: OwnedBike;
  /** Cumulative cost at each of `marks`, excluding resale value. */
  paid: Band[];
  /** Total cost net of resale value; its mean is the sum of `parts`. */
  net: Band;
  perKm: Band;
  /** Mean of each cost part. */
  parts: Record<CostPart, number>;
  energyPerKm: number;
}

/** Comparison of a bike with the first one. */
interface OwnershipDifference {
  slug: string;
  /** Month from which the other bike is cheaper; null if never in at least 50 % or 90 % of scenarios. */
  breakEven: { p50: number | null; p90: number | null; chance: number };
}

export interface OwnershipComparison {
  /** Months for which `paid` is given. */
  marks: number[];
  bikes: BikeOwnership[];
  differences: OwnershipDifference[];
  /** Null for a single bike. */
  verdict: OwnershipVerdict | null;
}

const monthsApart = 3;

/** Maximum input size; all draws are kept in memory until they are summarised. */
const max = { bikes: 6, years: 30 } as const;

/** Number of draws and bands per step, before other tasks may run. */
const drawsAtOnce = 100;
const bandsAtOnce = 4;

/**
 * Simulates many scenarios and summarises the cost of each bike, in rupees. Deterministic for the same input and seed, and a bike's cost
 * does not depend on the others. A generator, so that callers can run other tasks between steps.
 * @throws RangeError for more than six bikes, or years that are not a whole number from 1 to 30.
 */
export function* ownershipWork(
  bikes: readonly OwnedBike[],
  plan: UsePlan,
  seed = 1,
): Generator<undefined, OwnershipComparison> {
  requireWithin(bikes.length, plan.years);
  const random = seededRandom(seed);
  const shared = yield* manyOf(simulationRuns, drawsAtOnce, () => drawShared(random, plan.assumed));
  const months = plan.years * 12;
  const marks = Array.from({ length: months / monthsApart + 1 }, (_, index) => index * monthsApart);
  const drawn: DrawnBike[] = [];
  const owned: BikeOwnership[] = [];
  const differences: OwnershipDifference[] = [];
  for (const bike of bikes) {
    const { costs, lucks } = yield* drawBike(bike, plan, shared, seed);
    const summed = yield* summary(bike, costs, { marks, plan });
    owned.push(summed);
    drawn.push({ ...summed, costs, lucks });
    const [first] = drawn;
    if (first && drawn.length > 1) differences.push(difference(first.costs, costs, { slug: bike.slug, months }));
    yield;
  }
  return { marks, bikes: owned, differences, verdict: verdictOf(drawn, shared) };
}

function* drawBike(
  bike: OwnedBike,
  plan: UsePlan,
  shared: readonly SharedScenario[],
  seed: number,
): Generator<undefined, Pick<DrawnBike, 'costs' | 'lucks'>> {
  const random = seededRandom(seedOf(bike.slug, seed));
  const lucks = yield* manyOf(simulationRuns, drawsAtOnce, () => drawBikeVariation(random));
  const costs = yield* manyOf(simulationRuns, drawsAtOnce, (draw) =>
    drawCosts(bike, plan, shared[draw] as SharedScenario, lucks[draw] as BikeVariation),
  );
  return { costs, lucks };
}

/**
 * Compares the ownership cost of up to six bikes, and the savings over the first one, in rupees; runs `ownershipWork` in one go.
 * @throws RangeError for more than six bikes, or years that are not a whole number from 1 to 30.
 */
export function compareOwnership(bikes: readonly OwnedBike[], plan: UsePlan, seed = 1): OwnershipComparison {
  const work = ownershipWork(bikes, plan, seed);
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

function requireWithin(bikes: number, years: number): void {
  if (bikes <= max.bikes && Number.isInteger(years) && years >= 1 && years <= max.years) return;
  throw new RangeError(
    `${bikes} bikes over ${years} years cannot be compared: what is drawn for them would not be kept. ` +
      `Ask for at most ${max.bikes} bikes and for whole years from 1 to ${max.years}.`,
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
  const parts = meanParts(costs);
  const all = costParts.reduce((sum, part) => sum + parts[part], 0);
  const net = { ...bandOf(valuesOf(costs, netCost)), mean: all };
  const bandAt = (index: number): Band => bandOf(valuesOf(costs, ({ paid }) => paid[marks[index] ?? 0] ?? 0));
  const paid = yield* manyOf(marks.length, bandsAtOnce, bandAt);
  return {
    bike,
    // The final cumulative cost is the sum of the same rounded parts.
    paid: paid.with(paid.length - 1, { ...(paid.at(-1) ?? net), mean: all - parts.resale }),
    net,
    perKm: { p10: toPaise(net.p10 / km), mean: toPaise(net.mean / km), p90: toPaise(net.p90 / km) },
    parts,
    energyPerKm: toPaise(parts.energy / km),
  };
}

function meanParts(costs: readonly DrawnCosts[]): Record<CostPart, number> {
  const means = costParts.map((part) => [part, toRupees(meanOf(valuesOf(costs, ({ parts }) => parts[part])))]);
  return Object.fromEntries(means) as Record<CostPart, number>;
}

function difference(
  first: readonly DrawnCosts[],
  other: readonly DrawnCosts[],
  { slug, months }: { slug: string; months: number },
): OwnershipDifference {
  const crossings = valuesOf(other, (costs, draw) => crossing(first[draw] ?? costs, costs, months));
  return { slug, breakEven: breakEvenOf(crossings) };
}

/** Returns the first month from which the other bike stays cheaper until the end; Infinity if there is none. */
function crossing(first: DrawnCosts, other: DrawnCosts, months: number): number {
  let month = months + 1;
  while (month > 0 && (other.paid[month - 1] ?? 0) < (first.paid[month - 1] ?? 0)) month -= 1;
  return month > months ? Number.POSITIVE_INFINITY : month;
}

function breakEvenOf(crossings: Float64Array): OwnershipDifference['breakEven'] {
  const sorted = crossings.toSorted();
  const monthAt = (share: number): number | null => {
    const month = quantile(sorted, share);
    return Number.isFinite(month) ? month : null;
  };
  return { p50: monthAt(0.5), p90: monthAt(0.9), chance: percentWhere(crossings, Number.isFinite) };
}

/** Cumulative cost by the end of a year. */
export interface YearPaid {
  /** 0 is the purchase date. */
  year: number;
  /** In rupees for each bike, in order; excludes resale value. */
  paid: Band[];
}

const noBand: Band = { p10: 0, mean: 0, p90: 0 };

/** Returns the cumulative cost of each bike by year. */
export const paidByYear = ({ marks, bikes }: Pick<OwnershipComparison, 'marks' | 'bikes'>): YearPaid[] =>
  marks.flatMap((month, place) =>
    month % 12 === 0 ? [{ year: month / 12, paid: bikes.map(({ paid }) => paid[place] ?? noBand) }] : [],
  );
