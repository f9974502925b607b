import type { Comparison } from '@dopahiya/domain/bikes';
import { sampleBikes } from '@dopahiya/ui-kit/testing';

/** Comparisons of two bikes as the home page shows them. */
export const fourPairs = [0, 2, 4, 6].map((start) => ({ id: start, bikes: sampleBikes.slice(start, start + 2) }));

const [now, once] = sampleBikes.slice(0, 2);

/** A comparison of a bike that is sold with one whose price is of years ago. */
export const pairOfDifferentMonths = {
  id: 1,
  bikes: [now, { ...once, status: 'discontinued', price_month: '2018-12' }],
} as Comparison;
