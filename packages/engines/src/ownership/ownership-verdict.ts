import { appliesTo } from './applies-to.ts';
import { type Band, bandOf, meanOf, percentWhere, toRupees, valuesOf } from './band.ts';
import { type CostPart, costParts, type OwnedBike } from './owned-bike.ts';
import { type DrawnCosts, type BikeVariation, netCost, type SharedScenario } from './ownership-draw.ts';

/** The simulated costs of one bike. */
export interface DrawnBike {
  bike: OwnedBike;
  costs: readonly DrawnCosts[];
  lucks: readonly BikeVariation[];
  net: Band;
  parts: Record<CostPart, number>;
}

/** Compares the cheapest bike with the second cheapest. */
export interface OwnershipVerdict {
  cheaper: string;
  dearer: string;
  /** Savings with the cheaper one, including resale value; the mean equals the difference of the two totals. */
  saved: Band;
  /** Percentage of scenarios in which it costs less. */
  chance: number;
  /** Savings by cost part; they add up to the mean savings. */
  drivers: Record<CostPart, number>;
  /**
   * Assumptions with the largest effect on the difference, in rupees between their lower and upper halves; `slug` is set if it applies to
   * one bike.
   */
  sensitivity: { assumption: string; slug: string | null; effect: number }[];
}

/** Compares the two cheapest bikes; null if there is only one. */
export function verdictOf(bikes: readonly DrawnBike[], shared: readonly SharedScenario[]): OwnershipVerdict | null {
  const [cheaper, dearer] = bikes.toSorted((one, other) => one.net.mean - other.net.mean);
  if (!cheaper || !dearer) return null;
  const saved = valuesOf(cheaper.costs, (costs, draw) => netCost(dearer.costs[draw] ?? costs) - netCost(costs));
  const drivers = costParts.map((part) => [part, dearer.parts[part] - cheaper.parts[part]]);
  return {
    cheaper: cheaper.bike.slug,
    dearer: dearer.bike.slug,
    saved: { ...bandOf(saved), mean: dearer.net.mean - cheaper.net.mean },
    chance: percentWhere(saved, (amount) => amount > 0),
    drivers: Object.fromEntries(drivers) as Record<CostPart, number>,
    sensitivity: sensitivityOf(saved, [...sharedValues(shared, [cheaper, dearer]), ...ownValues([cheaper, dearer])]),
  };
}

interface Assumption {
  assumption: string;
  slug: string | null;
  values: Float64Array;
}

/** Computes how much the mean differs between low and high values of each assumption, largest effect first. */
function sensitivityOf(saved: Float64Array, assumptions: readonly Assumption[]): OwnershipVerdict['sensitivity'] {
  return assumptions
    .map(({ values, ...assumption }) => ({ ...assumption, effect: toRupees(effectOf(saved, values)) }))
    .toSorted((one, other) => Math.abs(other.effect) - Math.abs(one.effect));
}

function effectOf(saved: Float64Array, values: Float64Array): number {
  const middle = meanOf(values);
  const upper = { sum: 0, count: 0 };
  const lower = { sum: 0, count: 0 };
  saved.forEach((amount, draw) => {
    const half = (values[draw] ?? 0) > middle ? upper : lower;
    half.sum += amount;
    half.count += 1;
  });
  return upper.count === 0 ? 0 : upper.sum / upper.count - lower.sum / Math.max(1, lower.count);
}

function sharedValues(shared: readonly SharedScenario[], pair: readonly DrawnBike[]): Assumption[] {
  const common = Object.keys(shared[0]?.common ?? {}) as (keyof SharedScenario['common'])[];
  const bikes = pair.map(({ bike }) => bike);
  const of = (assumption: string, value: (one: SharedScenario) => number) => ({
    assumption,
    slug: null,
    values: valuesOf(shared, value),
  });
  return [
    ...common.filter((name) => appliesTo(name, bikes)).map((name) => of(name, (one) => one.common[name])),
    ...(appliesTo('petrolPrice', bikes) ? [of('petrolPrice', ({ petrol }) => petrol)] : []),
    ...(appliesTo('electricityPrice', bikes) ? [of('electricityPrice', ({ electricity }) => electricity)] : []),
  ];
}

const ownValues = (pair: readonly DrawnBike[]): Assumption[] =>
  pair.flatMap(({ bike: { slug }, lucks }) =>
    (['mileage', 'sale'] as const).map((name) => ({
      assumption: name,
      slug,
      values: valuesOf(lucks, (luck) => luck[name]),
    })),
  );
