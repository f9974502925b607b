import type { BikeCard } from '@dopahiya/domain/bikes';
import type { ComparisonType } from '@dopahiya/domain/requests';
import { paths } from '@dopahiya/domain/site';
import { isElectric } from '@dopahiya/domain/specifications';

/** Which bikes a page compares: any, or those with a battery alone. */
export type CompareMode = ComparisonType;

/** How many bikes fit side by side; `comparedLimit` of what the browser remembers is the same. */
export const maxBikes = 4;

const chainMark = '-vs-';

/** The mode that the path of a page decides. */
export function compareModeOf(path: string): CompareMode {
  return path.includes('compare-electric-bikes') ? 'electric' : 'bikes';
}

/** Electric bikes alone are compared among electric ones; with petrol beside them, among all bikes. */
export const modeOf = (bikes: readonly BikeCard[]): CompareMode => (bikes.every(isElectric) ? 'electric' : 'bikes');

/** Where a comparison starts when no bike is chosen. */
function compareStart(mode: CompareMode): string {
  return mode === 'electric' ? paths.compareElectricBikes : paths.compareBike;
}

/** What an address calls these bikes, in this order. */
export const chainOf = (slugs: readonly string[]): string => slugs.join(chainMark);

/** The address of bikes side by side, in this order; without any the start of the mode. */
export function comparePath(mode: CompareMode, slugs: readonly string[]): string {
  if (slugs.length === 0) return compareStart(mode);
  return mode === 'electric' ? `${paths.compareElectricBikes}/${chainOf(slugs)}` : paths.compare(slugs);
}

/** The one address that stands for these bikes in any order and either mode. */
export function canonicalComparePath(slugs: readonly string[]): string {
  return paths.compare(slugs.toSorted());
}

/** Whether an address names more than one bike; a slug may hold the mark itself, so the API has the last word. */
export function isChain(bikeSlugs: string): boolean {
  return bikeSlugs.includes(chainMark);
}

/** The bikes of a mode while a visitor has chosen none. */
const defaultSlugs: Record<CompareMode, readonly string[]> = {
  bikes: ['classic-350', 'cb350'],
  electric: ['ather-450s', 's1-x'],
};

/** Whether a text may be the slug of a bike. */
export const isSlug = (text: string): boolean => /^[\w.-]+$/.test(text);

/**
 * Where a start page leads: to the bikes of navigation state, else to those of a form (`?bike=…`), else to the defaults.
 */
export function startTarget(mode: CompareMode, inState: readonly string[], search: URLSearchParams): string {
  const named = search.getAll('bike').filter(isSlug);
  const slugs = [inState, named, defaultSlugs[mode]].find((list) => list.length > 0) ?? [];
  return comparePath(mode, [...new Set(slugs)].slice(0, maxBikes));
}
