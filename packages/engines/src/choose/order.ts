import type { ChoiceCriterion, ChoiceWeights } from '@dopahiya/domain/requests';
import type { ChoiceBike } from '@dopahiya/domain/bikes';
import { criteriaOf, gainOf, valueOf } from './criteria.ts';

/** A bike of the answer, and the criteria in which no other bike of the answer is better. */
export interface ChosenBike {
  bike: ChoiceBike;
  bestAt: ChoiceCriterion[];
}

/** Orders bikes with known values by what matters to the rider; bikes that come out the same are ordered by price and slug. */
export function orderBikes(bikes: readonly ChoiceBike[], matters: ChoiceWeights): ChosenBike[] {
  const criteria = criteriaOf(matters);
  const scales = criteria.map((criterion) => scaleOf(bikes, criterion));
  const scoreOf = (bike: ChoiceBike): number =>
    scales.reduce((sum, scale) => sum + (matters[scale.criterion] ?? 0) * scale.shareOf(bike), 0);
  return bikes
    .map((bike) => ({ bike, score: scoreOf(bike) }))
    .toSorted((one, other) => other.score - one.score || byPrice(one.bike, other.bike))
    .map(({ bike }) => ({
      bike,
      bestAt: scales.filter(({ isBest }) => isBest(bike)).map(({ criterion }) => criterion),
    }));
}

const byPrice = (one: ChoiceBike, other: ChoiceBike): number =>
  (one.price ?? Infinity) - (other.price ?? Infinity) || one.slug.localeCompare(other.slug);

/** Places the values of a criterion between the worst (0) and the best (1) of the bikes. */
function scaleOf(bikes: readonly ChoiceBike[], criterion: ChoiceCriterion) {
  const values = bikes.map((bike) => valueOf(bike, criterion)).filter((value) => value !== null);
  const best = values.reduce((one, other) => (gainOf(criterion, one, other) >= 0 ? one : other), values[0] ?? 0);
  const worst = values.reduce((one, other) => (gainOf(criterion, one, other) <= 0 ? one : other), values[0] ?? 0);
  const span = gainOf(criterion, best, worst);
  return {
    criterion,
    shareOf: (bike: ChoiceBike): number => {
      const value = valueOf(bike, criterion);
      return value === null || span === 0 ? 0 : gainOf(criterion, value, worst) / span;
    },
    isBest: (bike: ChoiceBike): boolean => span > 0 && valueOf(bike, criterion) === best,
  };
}

/** Why a bike moved up: the criterion in which it is better than a bike that it passed, and by how many percent of that bike's value. */
export interface Move {
  slug: string;
  /** Places that it moved up. */
  places: number;
  /** Name of the bike that now stands directly below it. */
  passed: string;
  criterion: ChoiceCriterion;
  percent: number;
}

/** Explains which bikes moved up after the rider changed what matters; bikes that moved down are not named. */
export function movesBetween(
  before: readonly ChosenBike[],
  after: readonly ChosenBike[],
  matters: ChoiceWeights,
): Move[] {
  const places = new Map(before.map(({ bike }, place) => [bike.slug, place]));
  return after.flatMap(({ bike }, place) => {
    const old = places.get(bike.slug);
    if (old === undefined || old <= place) return [];
    const passed = after.slice(place + 1).find(({ bike: other }) => (places.get(other.slug) ?? Infinity) < old)?.bike;
    const reason = passed && reasonFor(bike, passed, matters);
    return passed && reason ? [{ slug: bike.slug, places: old - place, passed: passed.name, ...reason }] : [];
  });
}

function reasonFor(
  bike: ChoiceBike,
  passed: ChoiceBike,
  matters: ChoiceWeights,
): Pick<Move, 'criterion' | 'percent'> | null {
  const gains = criteriaOf(matters).flatMap((criterion) => {
    const [value, other] = [valueOf(bike, criterion), valueOf(passed, criterion)];
    if (value === null || other === null || other === 0) return [];
    const share = gainOf(criterion, value, other) / other;
    return share > 0
      ? [{ criterion, percent: Math.round(share * 100), weighed: share * (matters[criterion] ?? 0) }]
      : [];
  });
  const [largest] = gains.toSorted((one, other) => other.weighed - one.weighed);
  return largest ? { criterion: largest.criterion, percent: largest.percent } : null;
}
