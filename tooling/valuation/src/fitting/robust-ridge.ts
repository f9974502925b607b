/** Column of a row: its name, its ridge penalty, and its value. */
export type Term = readonly [column: string, penalty: number, x: number];

/** Row to fit: the sum of its terms should approximate `y`. */
export interface FitRow {
  terms: readonly Term[];
  y: number;
  /** Weight of the row; defaults to 1. */
  weight?: number;
}

/** Huber threshold above which errors count less than their square, and the number of reweighting rounds. */
interface Robustness {
  huber: number;
  rounds: number;
}

/** Coefficients by column name; missing ones are 0. */
export type Coefficients = ReadonlyMap<string, number>;

/** Returns the sum of a row's terms. */
export const sumOf = (coefficients: Coefficients, terms: readonly Term[]): number =>
  terms.reduce((sum, [column, , x]) => sum + x * (coefficients.get(column) ?? 0), 0);

/**
 * Fits a ridge regression with Huber weights, minimising squared errors plus penalised squared coefficients. The result is deterministic,
 * and rows are stored sparsely.
 */
export function fitRidge(rows: readonly FitRow[], { huber, rounds }: Robustness): Coefficients {
  const { columns, penalties, sparse } = toSparse(rows);
  const found = new Float64Array(penalties.length);
  for (let round = 0; round < rounds; round++) {
    const weights = sparse.map(
      (row) => row.weight * huberWeight(row.y - dot(row, found), round === 0 ? Infinity : huber),
    );
    solve({ rows: sparse, weights, penalties }, found, round === rounds - 1 ? 1e-7 : 1e-5);
  }
  return new Map(columns.map((column, index) => [column, found[index]!]));
}

const huberWeight = (error: number, huber: number): number => Math.min(1, huber / Math.abs(error));

interface SparseRow {
  at: Int32Array;
  x: Float64Array;
  y: number;
  weight: number;
}

function toSparse(rows: readonly FitRow[]) {
  const indexes = new Map<string, number>();
  const penalties: number[] = [];
  const indexOf = (column: string, penalty: number): number => {
    const known = indexes.get(column);
    if (known !== undefined) return known;
    indexes.set(column, penalties.length);
    return penalties.push(penalty) - 1;
  };
  const sparse = rows.map(({ terms, y, weight = 1 }): SparseRow => ({
    at: Int32Array.from(terms, ([column, penalty]) => indexOf(column, penalty)),
    x: Float64Array.from(terms, ([, , x]) => x),
    y,
    weight,
  }));
  return { columns: [...indexes.keys()], penalties, sparse };
}

interface Equations {
  rows: readonly SparseRow[];
  weights: readonly number[];
  penalties: readonly number[];
}

/** Solves the normal equations by conjugate gradients with a diagonal preconditioner, starting from the previous solution. */
function solve(equations: Equations, found: Float64Array, exactness: number): void {
  const goal = transposed(equations, ({ y }) => y);
  const diagonal = diagonalOf(equations);
  const residual = minus(goal, applied(equations, found));
  let step = residual.map((value, index) => value / diagonal[index]!);
  let size = inner(residual, step);
  const enough = exactness ** 2 * inner(goal, goal);
  for (let rest = 20 * found.length; rest > 0 && inner(residual, residual) > enough; rest--) {
    const image = applied(equations, step);
    const length = size / inner(step, image);
    for (let index = 0; index < found.length; index++) {
      found[index]! += length * step[index]!;
      residual[index]! -= length * image[index]!;
    }
    const scaled = residual.map((value, index) => value / diagonal[index]!);
    const next = inner(residual, scaled);
    const share = next / size;
    step = scaled.map((value, index) => value + share * step[index]!);
    size = next;
  }
}

/** Multiplies the normal equations by a vector. */
function applied(equations: Equations, vector: Float64Array): Float64Array {
  const image = transposed(equations, (row) => dot(row, vector));
  return image.map((value, index) => value + equations.penalties[index]! * vector[index]!);
}

/** Multiplies the transposed weighted rows by a value per row. */
function transposed({ rows, weights, penalties }: Equations, valueOf: (row: SparseRow) => number): Float64Array {
  const sums = new Float64Array(penalties.length);
  for (const [number, row] of rows.entries()) {
    const value = weights[number]! * valueOf(row);
    for (let term = 0; term < row.at.length; term++) sums[row.at[term]!]! += row.x[term]! * value;
  }
  return sums;
}

function diagonalOf({ rows, weights, penalties }: Equations): Float64Array {
  const diagonal = Float64Array.from(penalties);
  for (const [number, row] of rows.entries())
    for (let term = 0; term < row.at.length; term++) diagonal[row.at[term]!]! += weights[number]! * row.x[term]! ** 2;
  return diagonal;
}

function dot({ at, x }: SparseRow, vector: Float64Array): number {
  let sum = 0;
  for (let term = 0; term < at.length; term++) sum += x[term]! * vector[at[term]!]!;
  return sum;
}

const inner = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, index) => sum + value * other[index]!, 0);

const minus = (one: Float64Array, other: Float64Array): Float64Array =>
  one.map((value, index) => value - other[index]!);
