import { type BikeRange, budgetRanges, capacityRanges } from '@dopahiya/domain/bikes';
import { paths } from '@dopahiya/domain/site';
import * as texts from '#texts/ride-finder';
import { namedBikes } from '../bike-list/bike-sources.ts';
import type { BikeList } from '../bike-list/bike-list.ts';

/** A figure by whose ranges bikes are found. */
export interface RangeKind {
  /** Name of the figure: 'Budget'. */
  label: string;
  ranges: readonly BikeRange[];
  /** Returns a range's button label. */
  buttonOf: (range: BikeRange) => string;
  /** Returns the address of a range's page. */
  toPath: (range: BikeRange) => string;
  /** Returns the list of a range; of the widest one if none is selected. */
  listOf: (range: BikeRange | null) => Pick<BikeList, 'path' | 'fetchPage'>;
  /** Text if a range has no bikes. */
  empty: string;
}

/** Ranges used while none is selected, in rupees and in cc. */
const anyPrice = { min: 0, max: 10_000_000 };
const anyCapacity = { min: 0, max: 5000 };

const short = (rupees: number): string =>
  rupees < 100_000 ? texts.thousands(rupees / 1000) : texts.lakhs(rupees / 100_000);

/** Budgets, by ex-showroom price. */
export const budgetKind: RangeKind = {
  label: texts.budget,
  ranges: budgetRanges,
  buttonOf: ({ min, max }) => (min === 0 ? texts.under(short(max)) : texts.above(short(min))),
  toPath: paths.budget,
  listOf: (range) => {
    const { min, max } = range ?? anyPrice;
    return {
      path: paths.budget({ min, max }),
      fetchPage: namedBikes('budget_bikes', { min_price: min, max_price: max }),
    };
  },
  empty: texts.noBikesInBudget,
};

/** Engine capacities. */
export const displacementKind: RangeKind = {
  label: texts.displacement,
  ranges: capacityRanges,
  buttonOf: ({ name }) => name,
  toPath: paths.capacity,
  listOf: (range) => {
    const { min, max } = range ?? anyCapacity;
    const fetchPage = namedBikes('filter/by-engine-capacity', { min_cc: min, max_cc: max });
    return { path: paths.capacity({ min, max }), fetchPage };
  },
  empty: texts.noBikesInRange,
};
