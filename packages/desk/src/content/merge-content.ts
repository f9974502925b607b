import type { DeskContent } from '@dopahiya/domain/desk';
import { isKeyed, isSame } from './values.ts';

/** Value that two people set differently. */
export interface Conflict {
  path: string;
  mine: unknown;
  theirs: unknown;
}

/** Contents that may have gone apart. */
interface Versions {
  /** What both began with; null if it is not known, so that every difference is a conflict. */
  base: DeskContent | null;
  mine: DeskContent;
  theirs: DeskContent;
}

/** Merges two contents value by value: what only one of them changed is taken, and conflicts keep my value for now. */
export function mergeContent({ base, mine, theirs }: Versions): { merged: DeskContent; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const isBaseKnown = base !== null;
  const merge = (path: string, before: unknown, own: unknown, other: unknown): unknown => {
    if (isSame(own, other)) return own;
    if (isBaseKnown && isSame(own, before)) return other;
    if (isBaseKnown && isSame(other, before)) return own;
    if (isKeyed(own) && isKeyed(other)) {
      const parts = [...new Set([...Object.keys(own), ...Object.keys(other)])].map((key) => {
        const inside = path === '' ? key : `${path}.${key}`;
        return [key, merge(inside, isKeyed(before) ? before[key] : undefined, own[key], other[key])] as const;
      });
      return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
    }
    conflicts.push({ path, mine: own, theirs: other });
    return own;
  };
  return { merged: merge('', base, mine, theirs) as DeskContent, conflicts };
}
