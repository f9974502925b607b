/** A sum over many futures: on average, and what ten and ninety in a hundred of them are below. */
export interface Band {
  p10: number;
  mean: number;
  p90: number;
}

/** The one rounding of sums: to the rupee, before any of them is added up. */
export const toRupees = (amount: number): number => Math.round(amount) + 0;

/** To the paisa, for costs of a kilometre. */
export const toPaise = (amount: number): number => Math.round(amount * 100) / 100 + 0;

/** The band of a sum in rupees. */
export function bandOf(values: Float64Array): Band {
  const sorted = values.toSorted();
  const [p10, p90] = [0.1, 0.9].map((share) => toRupees(quantile(sorted, share)));
  return { p10: p10 ?? 0, mean: toRupees(meanOf(values)), p90: p90 ?? 0 };
}

/** The value that this share of sorted ones is below. */
export const quantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const meanOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A value of each draw; `Float64Array.from` would take ten times as long. */
export function valuesOf<Draw>(drawn: readonly Draw[], valueOf: (draw: Draw, index: number) => number): Float64Array {
  const values = new Float64Array(drawn.length);
  drawn.forEach((draw, index) => {
    values[index] = valueOf(draw, index);
  });
  return values;
}

/** In how many of a hundred cases something holds. */
export const percentWhere = (values: Float64Array, test: (value: number) => boolean): number =>
  Math.round((values.filter(test).length * 100) / values.length);
