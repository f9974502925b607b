import { randomOf } from './random.ts';

/** One example: its features by bucket, and its label by number. */
export interface Example {
  buckets: Int32Array;
  values: Float64Array;
  label: number;
}

/** Settings of a training. */
export interface Training {
  labels: number;
  buckets: number;
  epochs: number;
  rate: number;
  /** Strength of the L2 penalty. */
  penalty: number;
  seed: number;
}

/** Keeps the first steps of AdaGrad short. */
const firstSquare = 1e-4;

/** Fits a multinomial logistic regression by AdaGrad; the same examples and seed give the same weights, by bucket and then by label. */
export function trainWeights(examples: readonly Example[], settings: Training): Float64Array {
  const { labels, buckets, epochs, rate, penalty, seed } = settings;
  const weights = new Float64Array(buckets * labels);
  const squares = new Float64Array(buckets * labels).fill(firstSquare);
  const random = randomOf(seed);
  const errors = new Float64Array(labels);
  let order = [...examples];
  for (let epoch = 0; epoch < epochs; epoch++) {
    order = random.shuffle(order);
    for (const example of order) {
      setErrors(errors, example, weights);
      for (const [at, bucket] of example.buckets.entries()) {
        const value = example.values[at] ?? 0;
        for (let label = 0; label < labels; label++) {
          const place = bucket * labels + label;
          const weight = weights[place] ?? 0;
          const gradient = (errors[label] ?? 0) * value + penalty * weight;
          const square = (squares[place] ?? 0) + gradient * gradient;
          squares[place] = square;
          weights[place] = weight - (rate * gradient) / Math.sqrt(square);
        }
      }
    }
  }
  return weights;
}

/** Computes how far the chance of each label is from what it should be: 1 for the right one, 0 for others. */
function setErrors(errors: Float64Array, { buckets, values, label }: Example, weights: Float64Array): void {
  const labels = errors.length;
  errors.fill(0);
  for (const [at, bucket] of buckets.entries()) {
    const value = values[at] ?? 0;
    for (let one = 0; one < labels; one++)
      errors[one] = (errors[one] ?? 0) + (weights[bucket * labels + one] ?? 0) * value;
  }
  const most = errors.reduce((one, other) => Math.max(one, other), -Infinity);
  const shares = errors.map((score) => Math.exp(score - most));
  const sum = shares.reduce((one, other) => one + other, 0);
  for (let one = 0; one < labels; one++) errors[one] = (shares[one] ?? 0) / sum - (one === label ? 1 : 0);
}
