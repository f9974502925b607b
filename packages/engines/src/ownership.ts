export {
  type Assumed,
  type CommonRange,
  commonRanges,
  simulationRuns,
  exactly,
  type Range,
} from './ownership/assumptions.ts';
export { type Assumption, appliesTo } from './ownership/applies-to.ts';
export type { Band } from './ownership/band.ts';
export {
  type BikeOwnership,
  compareOwnership,
  type OwnershipComparison,
  ownershipWork,
  paidByYear,
} from './ownership/compare-ownership.ts';
export { costClassOf, renewals } from './ownership/cost-classes.ts';
export { type Charging, energyRanges } from './ownership/energy-ranges.ts';
export { ownedBikeOf } from './ownership/owned-bike-of.ts';
export { type CostPart, costParts, type OwnedBike, type UsePlan } from './ownership/owned-bike.ts';
export type { OwnershipVerdict } from './ownership/ownership-verdict.ts';
export { plannedUse, useLimits, usualUse } from './ownership/use-limits.ts';
