import { expect, it } from 'vitest';
import { type Example, trainWeights } from './train-weights.ts';

const settings = { labels: 2, buckets: 4, epochs: 20, rate: 0.3, penalty: 1e-4, seed: 1 };

/** Bucket 0 belongs to the first label, bucket 1 to the second; bucket 2 is in both. */
const examples: readonly Example[] = [0, 1].flatMap((label) =>
  Array.from({ length: 5 }, () => ({ buckets: Int32Array.of(label, 2), values: Float64Array.of(1, 1), label })),
);

it('learns which label a feature belongs to, and nothing from one that both have', () => {
  const weights = trainWeights(examples, settings);
  const [own = 0, other = 0] = weights;
  expect(own - other).toBeGreaterThan(1);
  expect(Math.abs((weights[4] ?? 0) - (weights[5] ?? 0))).toBeLessThan(0.5);
  expect(weights.slice(6)).toEqual(new Float64Array(2));
});

it('gives the same weights for the same examples and seed', () => {
  expect(trainWeights(examples, settings)).toEqual(trainWeights(examples, settings));
});
