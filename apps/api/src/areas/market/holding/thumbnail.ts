/** Side length of a thumbnail's brightness plane and of its two colour planes, in pixels. */
export const BRIGHTNESS_SIDE = 64;
export const COLOUR_SIDE = 16;
const PIXELS = BRIGHTNESS_SIDE ** 2;
const COLOURS = COLOUR_SIDE ** 2;
/** Size of a thumbnail: brightness of 64 × 64 pixels, then blue and red difference of 16 × 16 fields each. */
export const THUMBNAIL_BYTES = PIXELS + 2 * COLOURS;

/**
 * Radius (in pixels) of the local average that is subtracted, so that light and soft shadows do not make pictures similar. It shrinks
 * evenly at the border, so that gradients vanish there too.
 */
const REACH = 6;
/** Minimum standard deviation of details (of 255); anything less is the remains of a gradient or a blank wall. */
const MIN_DEVIATION = 2;
/** Minimum brightness of white, and the limit of its range in the surrounding pixels. */
const WHITE = 235;
const WHITE_RANGE = 4;

/** Creates a thumbnail from 64 × 64 pixels with the given number of channels: RGB, or grey. */
export function toThumbnail(pixels: Uint8Array, channels: number): Uint8Array {
  const thumbnail = new Uint8Array(THUMBNAIL_BYTES);
  const sums = new Float32Array(2 * COLOURS);
  const shrink = BRIGHTNESS_SIDE / COLOUR_SIDE;
  for (let pixel = 0; pixel < PIXELS; pixel++) {
    const at = pixel * channels;
    const red = pixels[at] ?? 0;
    const [green, blue] = channels < 3 ? [red, red] : [pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const brightness = 0.299 * red + 0.587 * green + 0.114 * blue;
    thumbnail[pixel] = Math.round(brightness);
    const row = Math.floor(pixel / BRIGHTNESS_SIDE / shrink);
    const field = row * COLOUR_SIDE + Math.floor((pixel % BRIGHTNESS_SIDE) / shrink);
    sums[field] = (sums[field] ?? 0) + 0.564 * (blue - brightness);
    sums[COLOURS + field] = (sums[COLOURS + field] ?? 0) + 0.713 * (red - brightness);
  }
  for (const [field, sum] of sums.entries()) thumbnail[PIXELS + field] = Math.round(128 + sum / shrink ** 2);
  return thumbnail;
}

/** Returns how a thumbnail's brightness differs from its surroundings. */
export function detailsOf(thumbnail: Uint8Array): Float32Array {
  const grid = Float32Array.from(thumbnail.subarray(0, PIXELS));
  const soft = averages(averages(grid, BRIGHTNESS_SIDE, 1), 1, BRIGHTNESS_SIDE);
  return grid.map((value, index) => value - (soft[index] ?? 0));
}

/** Returns the blue and red difference of a thumbnail's fields, from -128 to 127. */
export function coloursOf(thumbnail: Uint8Array): [blue: Float32Array, red: Float32Array] {
  const plane = (from: number) => Float32Array.from(thumbnail.subarray(from, from + COLOURS), (value) => value - 128);
  return [plane(PIXELS), plane(PIXELS + COLOURS)];
}

/** Checks whether a thumbnail shows more than a plain area or a gradient. */
export function hasDetails(thumbnail: Uint8Array): boolean {
  let squares = 0;
  for (const value of detailsOf(thumbnail)) squares += value * value;
  return squares / PIXELS >= MIN_DEVIATION ** 2;
}

/** Returns the share of a thumbnail that is plain white, as around a drawing. */
export function whiteShareOf(thumbnail: Uint8Array): number {
  let white = 0;
  for (let y = 1; y < BRIGHTNESS_SIDE - 1; y++)
    for (let x = 1; x < BRIGHTNESS_SIDE - 1; x++)
      if ((thumbnail[y * BRIGHTNESS_SIDE + x] ?? 0) >= WHITE && rangeAround(thumbnail, x, y) < WHITE_RANGE) white++;
  return white / (BRIGHTNESS_SIDE - 2) ** 2;
}

function rangeAround(thumbnail: Uint8Array, x: number, y: number): number {
  let [min, max] = [255, 0];
  for (let row = y - 1; row <= y + 1; row++)
    for (let column = x - 1; column <= x + 1; column++) {
      const value = thumbnail[row * BRIGHTNESS_SIDE + column] ?? 0;
      if (value < min) min = value;
      if (value > max) max = value;
    }
  return max - min;
}

/** Averages the surroundings of each pixel along lines, which start `apart` from each other and whose pixels are `step` apart. */
function averages(grid: Float32Array, apart: number, step: number): Float32Array {
  const made = new Float32Array(grid.length);
  for (let line = 0; line < BRIGHTNESS_SIDE; line++) {
    const at = (place: number) => line * apart + place * step;
    let [sum, first, last] = [0, 0, -1];
    for (let place = 0; place < BRIGHTNESS_SIDE; place++) {
      const reach = Math.min(REACH, place, BRIGHTNESS_SIDE - 1 - place);
      while (last < place + reach) sum += grid[at(++last)] ?? 0;
      while (first < place - reach) sum -= grid[at(first++)] ?? 0;
      made[at(place)] = sum / (last - first + 1);
    }
  }
  return made;
}
