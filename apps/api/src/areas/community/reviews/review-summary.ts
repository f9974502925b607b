import type { ReviewSummary } from '@dopahiya/domain/content';
import type { RatingCount } from './review-repository.ts';

const RATINGS = [5, 4, 3, 2, 1];

/** Summarises the real reviews: average, count and distribution. Samples are only counted. */
export function summarise(counts: RatingCount[]): ReviewSummary {
  const real = counts.filter(({ is_sample }) => !is_sample);
  const samples = counts.filter(({ is_sample }) => is_sample);
  const count = total(real);
  const stars = real.reduce((sum, { rating, count: times }) => sum + rating * times, 0);
  return {
    average: count === 0 ? null : Math.round((stars / count) * 10) / 10,
    count,
    distribution: RATINGS.map((rating) => ({ rating, count: total(real.filter((one) => one.rating === rating)) })),
    sample_count: total(samples),
  };
}

function total(counts: RatingCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
