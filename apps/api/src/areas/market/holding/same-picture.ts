import { type Crop, cropGrid, halveGrid, type Span } from './crop-grid.ts';
import { countIndependent } from './independent-details.ts';
import type { Likeness } from './likeness.ts';
import { BRIGHTNESS_SIDE, COLOUR_SIDE, coloursOf, detailsOf, whiteShareOf } from './thumbnail.ts';

/** Maximum number of different bits (of 64) for two pictures to be compared. */
export const MAX_DIFFERENT_BITS = 16;
/** Maximum number of pictures compared with one, nearest bits first. */
export const MAX_PICTURES_COMPARED = 128;

/** Side length of the first, rough comparison, in pixels. */
const ROUGH_SIDE = BRIGHTNESS_SIDE / 2;
/** Minimum rough correlation for a closer comparison. */
const MIN_ROUGH = 0.5;
/** Kept ranges of a side that are tried first. */
const spans: readonly Span[] = [
  [0, 1],
  [0.05, 1],
  [0, 0.95],
  [0.025, 0.975],
  [0.05, 0.95],
];
/** Maximum share cropped from a side. */
const MAX_CROPPED = 0.0625;
/** Step sizes and maximum number of rounds for adjusting the sides of a crop. */
const ROUGH_STEPS = [0.0125, 0.00625] as const;
const FINE_STEPS = [0.00625, 0.003] as const;
const ROUNDS = 3;
/** Minimum share of white for a picture on a white background. */
const WHITE_SHARE = 0.4;
/** Number of parts across and down; a part with less than `MIN_DETAILS` of the average details shows nothing. */
const PARTS = 4;
const MIN_DETAILS = 0.3;
/** Minimum average colour strength; below it, a picture counts as colourless. */
const MIN_COLOUR = 2;

const crops: readonly Crop[] = spans.flatMap((across) => spans.map((down) => [across, down] as const));
const outer = ([from, to]: Span): Span => [-from / (to - from), (1 - from) / (to - from)];

/** A picture prepared for comparison. */
interface Compared {
  details: Float32Array;
  rough: Float32Array;
  colours: Float32Array[];
  thumbnail: Uint8Array;
}

function toCompare(thumbnail: Uint8Array): Compared {
  const details = detailsOf(thumbnail);
  const rough = halveGrid(details, BRIGHTNESS_SIDE);
  return {
    details,
    rough,
    colours: coloursOf(thumbnail),
    thumbnail,
  };
}

/**
 * Returns a function that measures how similar a picture is to others, if either was cropped by up to 5 % per side: roughly for all crops,
 * then closely for the best one. The function returns null for pictures that are not similar at all.
 */
export function compareWith(thumbnail: Uint8Array): (other: Uint8Array) => Likeness | null {
  const one = toCompare(thumbnail);
  const inner = crops.map((crop) => toUnit(cropGrid(one.rough, ROUGH_SIDE, crop)));
  const outside = crops.map(([across, down]) =>
    toUnit(cropGrid(one.rough, ROUGH_SIDE, [outer(across), outer(down)], 0)),
  );
  return (bytes) => {
    const other = toCompare(bytes);
    const rough = toUnit(other.rough);
    const [within, around] = [best(inner, rough), best(outside, rough)];
    if (Math.max(within.likeness, around.likeness) < MIN_ROUGH) return null;
    return within.likeness >= around.likeness
      ? compareCropped(one, other, crops[within.index])
      : compareCropped(other, one, crops[around.index]);
  };
}

function best(grids: readonly Float32Array[], other: Float32Array): { likeness: number; index: number } {
  const found = { likeness: -1, index: 0 };
  for (const [index, grid] of grids.entries()) {
    const likeness = product(grid, other);
    if (likeness > found.likeness) Object.assign(found, { likeness, index });
  }
  return found;
}

/** Measures the similarity of a picture, cropped about this way, to another. */
function compareCropped(
  whole: Compared,
  cropped: Compared,
  [across, down]: Crop = [
    [0, 1],
    [0, 1],
  ],
): Likeness {
  const other = toUnit(cropped.details);
  const roughly = toUnit(cropped.rough);
  const start = [across[0], 1 - across[1], down[0], 1 - down[1]];
  const near = fit(start, ROUGH_STEPS, (crop) => correlation(cropGrid(whole.rough, ROUGH_SIDE, crop), roughly));
  const sides = fit(near, FINE_STEPS, (crop) => correlation(cropGrid(whole.details, BRIGHTNESS_SIDE, crop), other));
  const crop = toCrop(sides);
  const fitted = toUnit(cropGrid(whole.details, BRIGHTNESS_SIDE, crop));
  return {
    whole: product(fitted, other),
    ...compareParts(fitted, other),
    colours: likenessOfColours(
      whole.colours.map((plane) => cropGrid(plane, COLOUR_SIDE, crop)),
      cropped.colours,
    ),
    isOnWhite: [whole, cropped].every(({ thumbnail }) => whiteShareOf(thumbnail) >= WHITE_SHARE),
    independent: Math.min(countIndependent(whole.rough), countIndependent(cropped.rough)),
  };
}

/** Adjusts the sides of a crop while that increases the similarity. */
function fit(
  start: readonly number[],
  steps: readonly number[],
  likenessOf: (crop: Crop) => number,
): readonly number[] {
  let sides = start;
  let likeness = likenessOf(toCrop(sides));
  for (const step of steps)
    for (let round = 0; round < ROUNDS; round++) {
      const before = likeness;
      for (let move = 0; move < 2 * sides.length; move++) {
        const side = move >> 1;
        const place = (sides[side] ?? 0) + (move % 2 === 0 ? -step : step);
        const moved = sides.with(side, Math.min(MAX_CROPPED, Math.max(0, place)));
        const reached = likenessOf(toCrop(moved));
        if (reached > likeness) [sides, likeness] = [moved, reached];
      }
      if (likeness === before) break;
    }
  return sides;
}

const toCrop = ([left = 0, right = 0, top = 0, bottom = 0]: readonly number[]): Crop => [
  [left, 1 - right],
  [top, 1 - bottom],
];

/** Correlates the details of two pictures, each of length 1, in the parts that differ most. */
function compareParts(one: Float32Array, other: Float32Array): Pick<Likeness, 'parts' | 'change'> {
  const [side, min] = [BRIGHTNESS_SIDE / PARTS, MIN_DETAILS / PARTS];
  const [parts, changes]: [number[], number[]] = [[], []];
  for (let part = 0; part < PARTS ** 2; part++) {
    const start = Math.floor(part / PARTS) * side * BRIGHTNESS_SIDE + (part % PARTS) * side;
    let [ones, others, products] = [0, 0, 0];
    for (let pixel = 0; pixel < side ** 2; pixel++) {
      const at = start + Math.floor(pixel / side) * BRIGHTNESS_SIDE + (pixel % side);
      const [a, b] = [one[at] ?? 0, other[at] ?? 0];
      ones += a * a;
      others += b * b;
      products += a * b;
    }
    changes.push(ones + others - 2 * products);
    if (Math.max(ones, others) >= min ** 2) parts.push(ones * others > 0 ? products / Math.sqrt(ones * others) : 0);
  }
  const lowest = parts.toSorted((first, second) => first - second).slice(0, Math.max(1, Math.round(parts.length / 4)));
  const [, change = 0] = changes.toSorted((first, second) => second - first);
  return { parts: lowest.reduce((sum, value) => sum + value, 0) / lowest.length, change };
}

function likenessOfColours(one: readonly Float32Array[], other: readonly Float32Array[]): number {
  const sum = (planes: readonly Float32Array[], others: readonly Float32Array[]) =>
    planes.reduce((total, plane, at) => total + product(plane, others[at] ?? plane), 0);
  const [ones, others] = [sum(one, one), sum(other, other)];
  if (Math.max(ones, others) < MIN_COLOUR ** 2 * COLOUR_SIDE ** 2) return 1;
  return ones * others > 0 ? sum(one, other) / Math.sqrt(ones * others) : 0;
}

/** Returns a grid's deviations from its average, scaled to length 1. */
function toUnit(grid: Float32Array): Float32Array {
  const made = new Float32Array(grid.length);
  const { average, length } = spreadOf(grid);
  for (let index = 0; index < grid.length; index++) made[index] = ((grid[index] ?? 0) - average) / (length || 1);
  return made;
}

/** Returns the correlation of a grid with a result of `toUnit`. */
function correlation(grid: Float32Array, unit: Float32Array): number {
  const { length } = spreadOf(grid);
  return length > 0 ? product(grid, unit) / length : 0;
}

function spreadOf(grid: Float32Array): { average: number; length: number } {
  let [sum, squares] = [0, 0];
  for (let index = 0; index < grid.length; index++) {
    const value = grid[index] ?? 0;
    sum += value;
    squares += value * value;
  }
  return { average: sum / grid.length, length: Math.sqrt(Math.max(0, squares - sum ** 2 / grid.length)) };
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}
