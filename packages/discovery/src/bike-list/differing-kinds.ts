import { type BikeCard, type ReachField, reachFigures } from '@dopahiya/domain';
import type { BikeList } from './bike-list.ts';
import { type ListAddress, sortOf } from './list-address.ts';

/** What a list is sorted or narrowed by where its bikes state it in several kinds; null where they can be compared as they are. */
export function differingKinds(
  list: Pick<BikeList, 'sorts' | 'parameters'>,
  address: Pick<ListAddress, 'sort'>,
  bikes: readonly BikeCard[],
): ReachField | null {
  const field = reachOf(list, address);
  if (!field) return null;
  const kinds = bikes.flatMap((bike) => (bike[field] === null ? [] : [bike[reachFigures[field].kind]]));
  return new Set(kinds).size > 1 ? field : null;
}

const fields = { mileage: 'mileage', range: 'battery_range' } as const;

function reachOf(list: Pick<BikeList, 'sorts' | 'parameters'>, address: Pick<ListAddress, 'sort'>): ReachField | null {
  const narrowed = new Set((list.parameters ?? []).map(([name]) => name));
  const isBy = (name: keyof typeof fields) =>
    sortOf(list, address) === name || narrowed.has(`min_${name}`) || narrowed.has(`max_${name}`);
  if (isBy('mileage')) return fields.mileage;
  return isBy('range') ? fields.range : null;
}
