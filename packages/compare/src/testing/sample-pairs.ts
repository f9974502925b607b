import type { Comparison } from '@dopahiya/domain/bikes';
import { sampleBikes } from '@dopahiya/ui-kit/testing';

/** Popular pairs as shown on the home page. */
export const fourPairs = [0, 2, 4, 6].map((start) => ({ id: start, bikes: sampleBikes.slice(start, start + 2) }));

const [now, once] = sampleBikes.slice(0, 2);

/** A pair of a bike on sale and one whose price is years old. */
export const pairOfDifferentMonths = {
  id: 1,
  bikes: [now, { ...once, status: 'discontinued', price_month: '2018-12' }],
} as Comparison;
