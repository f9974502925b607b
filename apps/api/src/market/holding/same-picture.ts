/** Width and height of the grey thumbnails by which two pictures are compared. */
export const THUMBNAIL_SIDE = 32;

/**
 * Two pictures are compared where at most so many of 64 bits differ, and are the same from a likeness of `same` on. What an
 * account has uploaded itself counts from `own` on, so that a copy is never nearer to a picture than its original.
 */
export const likenessBounds = { bits: 18, same: 0.8, own: 0.7 } as const;

/** A crop takes so much from a side, at most. */
const CROPS = [0, 0.025, 0.05] as const;
/** What is around each pixel so far is taken away: neither brightness nor soft light makes pictures alike. */
const REACH = 3;
/** Details of a smaller deviation, of 255, are none: what is left of a gradient, or of a blank wall. */
const LEAST_DEVIATION = 2;

type Grid = Float32Array;

/** Where the pixels of a thumbnail lie in another, along one side of it. */
type Places = readonly (readonly [low: number, high: number, share: number])[];

const placesOf = (from: number, to: number): Places =>
  Array.from({ length: THUMBNAIL_SIDE }, (_, index) => {
    const place = (from + ((to - from) * (index + 0.5)) / THUMBNAIL_SIDE) * THUMBNAIL_SIDE - 0.5;
    const within = Math.min(THUMBNAIL_SIDE - 1, Math.max(0, place));
    const low = Math.floor(within);
    return [low, Math.min(THUMBNAIL_SIDE - 1, low + 1), within - low] as const;
  });

const crops: readonly Places[] = CROPS.flatMap((from) => CROPS.map((to) => placesOf(from, 1 - to)));

/**
 * How alike a picture is to others, from -1 to 1: how their details go together where they lie upon each other best, either
 * one being cropped by up to 5 % on each side.
 */
export function compareWith(thumbnail: Uint8Array): (other: Uint8Array) => number {
  const details = detailsOf(thumbnail);
  return (other) => {
    const others = detailsOf(other);
    return Math.max(likenessToCrops(details, others), likenessToCrops(others, details));
  };
}

/** Whether a thumbnail shows more than one ground, or a gradient. */
export const hasDetails = (thumbnail: Uint8Array): boolean => deviationOf(detailsOf(thumbnail)) >= LEAST_DEVIATION;

/** What of a thumbnail differs from its surroundings. */
function detailsOf(thumbnail: Uint8Array): Grid {
  const grid = Float32Array.from(thumbnail);
  const soft = along(along(grid, averages, false), averages, true);
  return grid.map((value, index) => value - (soft[index] ?? 0));
}

function likenessToCrops(whole: Grid, cropped: Grid): number {
  let best = -1;
  for (const rows of crops) {
    const fitted = along(cropped, between(rows), true);
    for (const columns of crops) best = Math.max(best, correlation(whole, along(fitted, between(columns), false)));
  }
  return best;
}

/** The value of one place of a line of a grid, which begins at `start` and whose pixels are `step` apart. */
type Reader = (grid: Grid, start: number, step: number, place: number) => number;

function along(grid: Grid, read: Reader, isDownwards: boolean): Grid {
  const made = new Float32Array(grid.length);
  const [step, apart] = isDownwards ? [THUMBNAIL_SIDE, 1] : [1, THUMBNAIL_SIDE];
  for (let line = 0; line < THUMBNAIL_SIDE; line++)
    for (let place = 0; place < THUMBNAIL_SIDE; place++)
      made[line * apart + place * step] = read(grid, line * apart, step, place);
  return made;
}

const averages: Reader = (grid, start, step, place) => {
  const [first, last] = [Math.max(0, place - REACH), Math.min(THUMBNAIL_SIDE - 1, place + REACH)];
  let sum = 0;
  for (let at = first; at <= last; at++) sum += grid[start + at * step] ?? 0;
  return sum / (last - first + 1);
};

const between =
  (places: Places): Reader =>
  (grid, start, step, place) => {
    const [low, high, share] = places[place] ?? [0, 0, 0];
    return (grid[start + low * step] ?? 0) * (1 - share) + (grid[start + high * step] ?? 0) * share;
  };

function correlation(one: Grid, other: Grid): number {
  let [ones, others, onesSquared, othersSquared, products] = [0, 0, 0, 0, 0];
  for (let index = 0; index < one.length; index++) {
    const [a, b] = [one[index] ?? 0, other[index] ?? 0];
    ones += a;
    others += b;
    onesSquared += a * a;
    othersSquared += b * b;
    products += a * b;
  }
  const spread = (onesSquared - ones ** 2 / one.length) * (othersSquared - others ** 2 / one.length);
  return spread > 0 ? (products - (ones * others) / one.length) / Math.sqrt(spread) : 0;
}

const deviationOf = (grid: Grid): number => Math.hypot(...grid) / Math.sqrt(grid.length);
