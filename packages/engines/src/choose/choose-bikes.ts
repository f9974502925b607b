import type { ChoiceCriterion, ChoiceNeeds } from '@dopahiya/domain/requests';
import type { ChoiceBike, Miss, MissKind, UnknownLine } from '@dopahiya/domain/bikes';
import { compareBikes } from './compare-bikes.ts';
import { criteriaOf, valueOf } from './criteria.ts';
import { missesOf } from './misses.ts';
import { type ChosenBike, orderBikes } from './order.ts';
import type { RivalBike } from './rivals.ts';
import { unbeatenOf } from './unbeaten.ts';

/** A bike that meets every need that can be checked, but of which a fact is unknown. */
export interface UncertainBike {
  bike: ChoiceBike;
  unknownNeeds: MissKind[];
  unknownCriteria: ChoiceCriterion[];
}

/** The answer to a rider's needs. */
export interface Chosen {
  /** The bikes that meet all needs and that no other such bike beats, in the order of what matters. */
  chosen: ChosenBike[];
  uncertain: UncertainBike[];
  /** How many bikes on sale were considered, and how many of those that meet the needs are beaten. */
  considered: number;
  beaten: number;
  /** How many bikes on sale miss each need; a bike may miss several. */
  missed: Partial<Record<MissKind, number>>;
}

/** Chooses among bikes for a rider. */
export function chooseBikes(bikes: readonly ChoiceBike[], needs: ChoiceNeeds): Chosen {
  const criteria = criteriaOf(needs.matters);
  const onSale = bikes.filter(({ status }) => status === 'on_sale');
  const checked = onSale.map((bike) => ({ bike, misses: missesOf(bike, needs) }));
  const fitting = checked.filter(({ misses }) => misses.length === 0).map(({ bike }) => bike);
  const { unbeaten, beaten, unknown } = unbeatenOf(fitting, criteria);
  const open = checked.filter(({ misses }) => misses.length > 0 && misses.every(({ is_unknown }) => is_unknown));
  return {
    chosen: orderBikes(unbeaten, needs.matters),
    uncertain: [...unknown.map((bike) => ({ bike, misses: [] as Miss[] })), ...open].map(({ bike, misses }) => ({
      bike,
      unknownNeeds: misses.map(({ kind }) => kind),
      unknownCriteria: criteria.filter((criterion) => valueOf(bike, criterion) === null),
    })),
    considered: onSale.length,
    beaten: beaten.length,
    missed: countMissed(checked.flatMap(({ misses }) => misses)),
  };
}

function countMissed(misses: readonly Miss[]): Chosen['missed'] {
  const counts: Chosen['missed'] = {};
  for (const { kind, is_unknown } of misses) if (!is_unknown) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Why a bike is not in the answer; all lists are empty for a bike that is. */
export interface WhyNot {
  misses: Miss[];
  /** Bikes of the answer that beat it, if it meets all needs; at most three. */
  beatenBy: RivalBike[];
  /** Criteria that cannot be compared because the bike's value is unknown. */
  unknown: UnknownLine[];
}

/** Maximum number of bikes named that beat a bike. */
const maxNamed = 3;

/** Explains why a bike is not in an answer: needs that it misses, bikes that beat it, or values that are unknown. */
export function whyNot(bike: ChoiceBike, needs: ChoiceNeeds, { chosen }: Pick<Chosen, 'chosen'>): WhyNot {
  const misses = missesOf(bike, needs);
  if (misses.length > 0) return { misses, beatenBy: [], unknown: [] };
  const criteria = criteriaOf(needs.matters);
  const unknown = criteria
    .filter((criterion) => valueOf(bike, criterion) === null)
    .map((criterion) => ({ criterion, of: [bike.slug] }));
  const rivals = chosen
    .map(({ bike: other }): RivalBike => ({ bike: other, ...compareBikes(other, bike, criteria) }))
    .filter(({ verdict }) => verdict === 'beats');
  return { misses, beatenBy: rivals.slice(0, maxNamed), unknown };
}
