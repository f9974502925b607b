/** What is left of a picture along one side of it: from 0 to 1. Below 0 and above 1 lies what it does not show. */
export type Span = readonly [from: number, to: number];
/** What is left of a picture, across and down. */
export type Crop = readonly [across: Span, down: Span];

/** A square grid of values, cropped and brought back to its size; what it does not show is `outside`, or its edge goes on. */
export function cropGrid(grid: Float32Array, side: number, [across, down]: Crop, outside?: number): Float32Array {
  const [columns, rows] = [placesOf(across, side), placesOf(down, side)];
  const fitted = new Float32Array(grid.length);
  const made = new Float32Array(grid.length);
  for (let x = 0; x < side; x++) {
    const low = columns.low[x] ?? 0;
    const high = Math.min(side - 1, low + 1);
    const share = columns.share[x] ?? 0;
    const isOutside = outside !== undefined && columns.isOutside[x] === 1;
    for (let line = 0; line < grid.length; line += side)
      fitted[line + x] = isOutside ? outside : (grid[line + low] ?? 0) * (1 - share) + (grid[line + high] ?? 0) * share;
  }
  for (let y = 0; y < side; y++) {
    const low = (rows.low[y] ?? 0) * side;
    const high = Math.min(grid.length - side, low + side);
    const share = rows.share[y] ?? 0;
    const isOutside = outside !== undefined && rows.isOutside[y] === 1;
    for (let x = 0; x < side; x++)
      made[y * side + x] = isOutside ? outside : (fitted[low + x] ?? 0) * (1 - share) + (fitted[high + x] ?? 0) * share;
  }
  return made;
}

/** Where the pixels of a cropped line lie in the whole one. */
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

/** Half the width and height of a grid: each value is the average of four. */
export function halveGrid(grid: ArrayLike<number>, side: number): Float32Array {
  const half = side / 2;
  return Float32Array.from({ length: half * half }, (_, index) => {
    const at = Math.floor(index / half) * 2 * side + (index % half) * 2;
    return ((grid[at] ?? 0) + (grid[at + 1] ?? 0) + (grid[at + side] ?? 0) + (grid[at + side + 1] ?? 0)) / 4;
  });
}
