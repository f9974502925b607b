import type { BikeCard } from '@dopahiya/domain/bikes';
import type { ComparisonType } from '@dopahiya/domain/requests';
import { paths } from '@dopahiya/domain/site';
import { isElectric } from '@dopahiya/domain/specifications';

/** Type of comparison: all bikes, or electric ones only. */
export type CompareMode = ComparisonType;

/** Maximum number of bikes in a comparison; same as `comparedLimit` of the browser storage. */
export const maxBikes = 4;

const chainMark = '-vs-';

/** Returns the mode for the path of a page. */
export function compareModeOf(path: string): CompareMode {
  return path.includes('compare-electric-bikes') ? 'electric' : 'bikes';
}

/** Returns the mode for bikes: 'electric' if all are electric, else 'bikes'. */
export const modeOf = (bikes: readonly BikeCard[]): CompareMode => (bikes.every(isElectric) ? 'electric' : 'bikes');

/** Returns the path of a comparison without bikes. */
function compareStart(mode: CompareMode): string {
  return mode === 'electric' ? paths.compareElectricBikes : paths.compareBike;
}

/** Joins slugs for a URL, in this order. */
export const chainOf = (slugs: readonly string[]): string => slugs.join(chainMark);

/** Returns the path of a comparison in this order; without bikes, the start of the mode. */
export function comparePath(mode: CompareMode, slugs: readonly string[]): string {
  if (slugs.length === 0) return compareStart(mode);
  return mode === 'electric' ? `${paths.compareElectricBikes}/${chainOf(slugs)}` : paths.compare(slugs);
}

/** Returns the canonical path of a comparison, independent of order and mode. */
export function canonicalComparePath(slugs: readonly string[]): string {
  return paths.compare(slugs.toSorted());
}

/** Checks whether a URL may name several bikes; a slug can contain the separator, so the API decides. */
export function isChain(bikeSlugs: string): boolean {
  return bikeSlugs.includes(chainMark);
}

/** Default bikes of a mode. */
const defaultSlugs: Record<CompareMode, readonly string[]> = {
  bikes: ['classic-350', 'cb350'],
  electric: ['ather-450s', 's1-x'],
};

/** Checks whether a text is a valid slug. */
export const isSlug = (text: string): boolean => /^[\w.-]+$/.test(text);

/** Returns the redirect target of a start page: bikes in navigation state, else from a form (`?bike=…`), else the defaults. */
export function startTarget(mode: CompareMode, inState: readonly string[], search: URLSearchParams): string {
  const named = search.getAll('bike').filter(isSlug);
  const slugs = [inState, named, defaultSlugs[mode]].find((list) => list.length > 0) ?? [];
  return comparePath(mode, [...new Set(slugs)].slice(0, maxBikes));
}
