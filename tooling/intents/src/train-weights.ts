import { randomOf } from './random.ts';

/** One example: its features, its label by number, and how much it counts. */
export interface Example {
  buckets: Int32Array;
  values: Float64Array;
  label: number;
  weight: number;
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

/** Fits a multinomial logistic regression by AdaGrad in a fixed order; row by row, one weight per label. */
export function trainWeights(examples: readonly Example[], settings: Training): Float64Array {
  const { labels, buckets, epochs, rate, penalty, seed } = settings;
  const weights = new Float64Array(buckets * labels);
  const squares = new Float64Array(buckets * labels).fill(1e-4);
  const random = randomOf(seed);
  const order = examples.map((_, index) => index);
  const chances = new Float64Array(labels);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random.next);
    for (const index of order) {
      const example = examples[index] as Example;
      chancesOf(example, weights, chances);
      chances[example.label] = (chances[example.label] ?? 0) - 1;
      for (let at = 0; at < example.buckets.length; at++) {
        const row = (example.buckets[at] ?? 0) * labels;
        const value = (example.values[at] ?? 0) * example.weight;
        for (let label = 0; label < labels; label++) {
          const place = row + label;
          const gradient = (chances[label] ?? 0) * value + penalty * (weights[place] ?? 0);
          const square = (squares[place] ?? 0) + gradient * gradient;
          squares[place] = square;
          weights[place] = (weights[place] ?? 0) - (rate * gradient) / Math.sqrt(square);
        }
      }
    }
  }
  return weights;
}

/** Computes the chances of all labels into a list. */
export function chancesOf({ buckets, values }: Pick<Example, 'buckets' | 'values'>, weights: Float64Array, into: Float64Array): void {
  const labels = into.length;
  into.fill(0);
  for (let at = 0; at < buckets.length; at++) {
    const row = (buckets[at] ?? 0) * labels;
    const value = values[at] ?? 0;
    for (let label = 0; label < labels; label++) into[label] = (into[label] ?? 0) + (weights[row + label] ?? 0) * value;
  }
  const most = into.reduce((one, other) => Math.max(one, other), -Infinity);
  let sum = 0;
  for (let label = 0; label < labels; label++) {
    const chance = Math.exp((into[label] ?? 0) - most);
    into[label] = chance;
    sum += chance;
  }
  for (let label = 0; label < labels; label++) into[label] = (into[label] ?? 0) / sum;
}

function shuffle(order: number[], next: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}
