import type { BikeCard } from '@dopahiya/domain/bikes';
import { type FigureKind, figureKinds, type ReachField, reachFigures } from '@dopahiya/domain/specifications';
import type { BikeList } from './bike-list.ts';
import { type ListAddress, sortOf } from './list-address.ts';

/** A figure whose source kind differs between bikes; null marks bikes without a known source. */
export interface DifferingKinds {
  field: ReachField;
  /** Most official kind first. */
  kinds: readonly (FigureKind | null)[];
}

/** Returns the figure that the list is sorted or filtered by if its source kinds differ; null if the values are comparable. */
export function differingKinds(
  list: Pick<BikeList, 'sorts' | 'parameters'>,
  address: Pick<ListAddress, 'sort'>,
  bikes: readonly BikeCard[],
): DifferingKinds | null {
  const field = reachOf(list, address);
  if (!field) return null;
  const stated = new Set(bikes.flatMap((bike) => (bike[field] === null ? [] : [bike[reachFigures[field].kind]])));
  const kinds = [...figureKinds, null].filter((kind) => stated.has(kind));
  return kinds.length > 1 ? { field, kinds } : null;
}

const fields = { mileage: 'mileage', range: 'battery_range' } as const;

function reachOf(list: Pick<BikeList, 'sorts' | 'parameters'>, address: Pick<ListAddress, 'sort'>): ReachField | null {
  const narrowed = new Set((list.parameters ?? []).map(([name]) => name));
  const isBy = (name: keyof typeof fields) =>
    sortOf(list, address) === name || narrowed.has(`min_${name}`) || narrowed.has(`max_${name}`);
  if (isBy('mileage')) return fields.mileage;
  return isBy('range') ? fields.range : null;
}
