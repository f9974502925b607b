import { type Condition, inOrder, severalAtOnce } from '../bike-conditions/conditions.ts';
import type { ReadPart } from './reading.ts';

/** Combines the conditions of all parts of a search: two bounds on a quantity both apply; if they conflict, the later one wins. */
export function conditionsOf(parts: readonly Pick<ReadPart, 'conditions'>[]): Condition[] {
  const kept = new Map<string, Condition>();
  for (const condition of parts.flatMap(({ conditions }) => conditions)) {
    const [name, value] = condition;
    const key = (severalAtOnce as ReadonlySet<string>).has(name) ? `${name} ${value}` : name;
    const before = kept.get(key);
    kept.set(key, before ? [name, bothOf(name, before[1], value)] : condition);
    const opposite = oppositeOf(name);
    if (opposite !== name && excludes(name, value, kept.get(opposite)?.[1])) kept.delete(opposite);
  }
  return inOrder([...kept.values()]);
}

function bothOf(name: string, before: string, later: string): string {
  if (name === 'budget' || name === 'capacity') return overlapOf(before, later) ?? later;
  if (name.startsWith('min_')) return String(Math.max(Number(before), Number(later)));
  return name.startsWith('max_') ? String(Math.min(Number(before), Number(later))) : later;
}

function overlapOf(one: string, other: string): string | null {
  const [low = 0, high = 0] = one.split('-').map(Number);
  const [otherLow = 0, otherHigh = 0] = other.split('-').map(Number);
  const [min, max] = [Math.max(low, otherLow), Math.min(high, otherHigh)];
  return min <= max ? `${min}-${max}` : null;
}

const oppositeOf = (name: string): string =>
  name.startsWith('min_') ? name.replace('min_', 'max_') : name.replace('max_', 'min_');

function excludes(name: string, value: string, opposite: string | undefined): boolean {
  if (opposite === undefined) return false;
  return name.startsWith('min_') ? Number(value) > Number(opposite) : Number(value) < Number(opposite);
}
