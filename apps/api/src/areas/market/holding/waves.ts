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
