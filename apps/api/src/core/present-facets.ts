import type { FacetValue } from '@dopahiya/domain/bikes';
import type { FacetCount } from './database/facet-counts.ts';

/** Returns the choices of a facet with fixed values, in the order of their names, including those with no rows. */
export function presentChoices(names: Record<string, string>, counts: FacetCount[]): FacetValue[] {
  const countOf = new Map(counts.map(({ value, count }) => [value, count]));
  return Object.entries(names).map(([value, name]) => ({ value, name, count: countOf.get(value) ?? 0 }));
}

/** Returns the choices of a facet named by the database, most frequent first. */
export function presentNamed(counts: FacetCount[]): FacetValue[] {
  return counts.map(({ value, name, count }) => ({ value, name: name ?? value, count })).toSorted(byCount);
}

function byCount(one: FacetValue, other: FacetValue): number {
  return other.count - one.count || one.name.localeCompare(other.name, 'en');
}
