/** The range of a picture that is kept along one axis, from 0 to 1; values outside lie beyond the picture. */
export type Span = readonly [from: number, to: number];
/** The range of a picture that is kept, horizontally and vertically. */
export type Crop = readonly [across: Span, down: Span];

/** Crops a square grid and scales it back to its size. Places beyond the grid get the value `outside`, or repeat its edge. */
export function cropGrid(grid: Float32Array, side: number, [across, down]: Crop, outside?: number): Float32Array {
  const fitted = cropLines(grid, { places: placesOf(across, side), next: 1, nextLine: side }, outside);
  return cropLines(fitted, { places: placesOf(down, side), next: side, nextLine: 1 }, outside);
}

interface Lines {
  places: ReturnType<typeof placesOf>;
  /** Index distance from one value of a line to the next, and from one line to the next. */
  next: number;
  nextLine: number;
}

/** Crops all rows or all columns of a grid in the same way. */
function cropLines(grid: Float32Array, { places, next, nextLine }: Lines, outside: number | undefined): Float32Array {
  const made = new Float32Array(grid.length);
  const side = places.low.length;
  for (let index = 0; index < side; index++) {
    const low = places.low[index] ?? 0;
    const high = Math.min(side - 1, low + 1);
    const share = places.share[index] ?? 0;
    const isOutside = places.isOutside[index] === 1;
    for (let start = 0; start < side * nextLine; start += nextLine) {
      const shown = (grid[start + low * next] ?? 0) * (1 - share) + (grid[start + high * next] ?? 0) * share;
      made[start + index * next] = isOutside ? (outside ?? shown) : shown;
    }
  }
  return made;
}

/** Returns where the pixels of a cropped line lie in the original one. */
function placesOf([from, to]: Span, side: number) {
  const places = { low: new Uint8Array(side), share: new Float32Array(side), isOutside: new Uint8Array(side) };
  for (let index = 0; index < side; index++) {
    const place = (from + ((to - from) * (index + 0.5)) / side) * side;
    const within = Math.min(side - 1, Math.max(0, place - 0.5));
    places.low[index] = Math.floor(within);
    places.share[index] = within - Math.floor(within);
    places.isOutside[index] = place < 0 || place > side ? 1 : 0;
  }
  return places;
}

/** Halves a grid's width and height; each value is the average of four. */
export function halveGrid(grid: ArrayLike<number>, side: number): Float32Array {
  const half = side / 2;
  return Float32Array.from({ length: half * half }, (_, index) => {
    const at = Math.floor(index / half) * 2 * side + (index % half) * 2;
    return ((grid[at] ?? 0) + (grid[at + 1] ?? 0) + (grid[at + side] ?? 0) + (grid[at + side + 1] ?? 0)) / 4;
  });
}
