import { type Crop, cropGrid, halveGrid, type Span } from './crop-grid.ts';
import { BRIGHTNESS_SIDE } from './thumbnail.ts';
import { strengthsOf, cosineWave } from './waves.ts';

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
