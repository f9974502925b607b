import { type BikeRange, budgetRanges, capacityRanges } from '@dopahiya/domain/bikes';
import { formatPrice, paths } from '@dopahiya/domain/site';
import * as everyList from '#texts/every-list';
import * as texts from '#texts/lists';
import { namedBikes } from '../bike-list/bike-sources.ts';
import type { BikeList, NamedPage } from '../bike-list/bike-list.ts';
import { failureWithStatus } from './failure-with-status.ts';

interface RangeKind {
  /** Ranges offered on the site, the highest last. */
  ranges: readonly BikeRange[];
  amountOf: (value: number) => string;
  inSentence: typeof texts.budgetInSentence;
}

const capacities: RangeKind = { ranges: capacityRanges, amountOf: String, inSentence: texts.capacityInSentence };
const budgets: RangeKind = { ranges: budgetRanges, amountOf: formatPrice, inSentence: texts.budgetInSentence };

const trail = [{ label: everyList.rideFinder, to: paths.trendingBikes }];
const failure = failureWithStatus(everyList.bikesFailure);

/** Returns the list of bikes on sale by engine capacity, from the last address segment: '125-150'; null if it is no range. */
export function capacityList(segment: string): BikeList | null {
  const range = rangeIn(segment, capacities);
  if (!range) return null;
  return {
    ...texts.capacity(range),
    path: paths.capacity(range),
    trail,
    related: others(capacityRanges, range, paths.capacity),
    sorts: ['popularity', 'price-low', 'price-high', 'mileage', 'engine-low', 'engine-high'],
    failure,
    fetchPage: namedBikes('filter/by-engine-capacity', { min_cc: range.min, max_cc: range.max }),
  };
}

/** Returns the list of bikes on sale in a budget, from the last address segment: '70000-150000'; null if it is no range. */
export function budgetList(segment: string): BikeList | null {
  const range = rangeIn(segment, budgets);
  if (!range) return null;
  return {
    ...texts.budget(range),
    path: paths.budget(range),
    trail,
    related: others(budgetRanges, range, paths.budget),
    sorts: ['popularity', 'price-low', 'price-high', 'mileage', 'engine-capacity'],
    failure,
    fetchPage: namedBikes('budget_bikes', { min_price: range.min, max_price: range.max }),
  };
}

const pair = /^(0|[1-9]\d{0,6})-(0|[1-9]\d{0,6})$/;

/** Parses a range segment, with its name alone and inside a sentence; null if it is no range. */
function rangeIn(segment: string, kind: RangeKind): (BikeRange & { inSentence: string }) | null {
  const [, low, high] = pair.exec(segment) ?? [];
  const [min, max] = [Number(low), Number(high)];
  if (low === undefined || max < min) return null;
  const offered = kind.ranges.find((range) => range.min === min && range.max === max);
  if (offered) return { ...offered, inSentence: inSentenceOf(offered, kind) };
  const name = kind.inSentence.between(kind.amountOf(min), kind.amountOf(max));
  return { min, max, name, inSentence: name };
}

function inSentenceOf({ min, max }: BikeRange, { ranges, amountOf, inSentence }: RangeKind): string {
  if (min === 0) return inSentence.lowest(amountOf(max));
  if (max === ranges.at(-1)?.max) return inSentence.highest(amountOf(min));
  return inSentence.between(amountOf(min), amountOf(max));
}

const others = (ranges: readonly BikeRange[], shown: BikeRange, toPath: (range: BikeRange) => string): NamedPage[] =>
  ranges.filter(({ name }) => name !== shown.name).map((range) => ({ label: range.name, to: toPath(range) }));
