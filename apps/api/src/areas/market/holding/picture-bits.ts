import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Crop, cropGrid, halveGrid, type Span } from './crop-grid.ts';
import { BRIGHTNESS_SIDE } from './thumbnail.ts';

/** Returns a cosine wave along a grid's side with this number of half periods; wave 0 is constant. */
export const cosineWave = (number: number, side: number): Float32Array =>
  Float32Array.from({ length: side }, (_, place) => Math.cos((((2 * place + 1) * number) / (2 * side)) * Math.PI));

/** Returns the strength of each pair of a horizontal and a vertical wave in a square grid. */
export function strengthsOf(grid: Float32Array, waves: readonly Float32Array[]): number[] {
  const side = waves[0]?.length ?? 0;
  const rows = waves.map((across) =>
    Float32Array.from({ length: side }, (_, y) => along(across, (x) => grid[y * side + x] ?? 0)),
  );
  return rows.flatMap((row) => waves.map((down) => along(down, (y) => row[y] ?? 0)));
}

function along(wave: Float32Array, valueAt: (place: number) => number): number {
  let sum = 0;
  for (let place = 0; place < wave.length; place++) sum += valueAt(place) * (wave[place] ?? 0);
  return sum;
}

const SIDE = BRIGHTNESS_SIDE / 2;
/** Number of waves measured across and down a picture; each pair is one bit. */
const WAVES = 8;

/** Wave 0 is left out, since it is the overall brightness. */
const waves = Array.from({ length: WAVES }, (_, wave) => cosineWave(wave + 1, SIDE));

const whole: Span = [0, 1];
const moreBefore: Span = [-0.05, 1];
const moreAfter: Span = [0, 1.05];
const moreAround: Span = [-0.05, 1.05];
/** The ways a copy may have been cropped: at one side, at a corner or all around. The lost area is filled with the edge. */
const uncropped: readonly Crop[] = [
  [whole, whole],
  [moreBefore, whole],
  [moreAfter, whole],
  [whole, moreBefore],
  [whole, moreAfter],
  [moreBefore, moreBefore],
  [moreBefore, moreAfter],
  [moreAfter, moreBefore],
  [moreAfter, moreAfter],
  [moreAround, moreAround],
];

/** Returns the 64 bits by which similar thumbnails are found: whether each wave is stronger than the average (pHash). */
export const bitsOf = (thumbnail: Uint8Array): string => bitsOfGrid(gridOf(thumbnail));

/** Returns a thumbnail's bits, and those it would have had before each kind of crop. */
export function bitsBeforeCrops(thumbnail: Uint8Array): string[] {
  const grid = gridOf(thumbnail);
  return uncropped.map((crop) => bitsOfGrid(cropGrid(grid, SIDE, crop)));
}

const gridOf = (thumbnail: Uint8Array): Float32Array =>
  halveGrid(thumbnail.subarray(0, BRIGHTNESS_SIDE ** 2), BRIGHTNESS_SIDE);

function bitsOfGrid(grid: Float32Array): string {
  const strengths = strengthsOf(grid, waves);
  const average = strengths.reduce((sum, strength) => sum + strength, 0) / strengths.length;
  return strengths.map((strength) => (strength > average ? '1' : '0')).join('');
}

/** Returns SQL for the number of the 64 bits in which a fingerprint differs from the nearest of the others. */
export function differentBits(column: SQLWrapper, others: readonly string[]): SQL<number> {
  const each = others.map((bits) => sql`bit_count(${column} # ${bits}::bit(64))`);
  return sql<number>`least(${sql.join(each, sql`, `)})`;
}
