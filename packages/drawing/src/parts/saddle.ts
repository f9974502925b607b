import type { Hex } from '../colour/hex.ts';
import { outline, smoothLine } from '../geometry/outline.ts';
import type { Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

/** A saddle: a cushion through the outline, with a line of piping; black unless `leather` gives its colour. */
export function drawSaddle(
  { canvas }: Sketch,
  cushion: readonly Point[],
  piping: readonly Point[],
  leather?: Hex,
): void {
  canvas.fill(outline(...cushion), leather ?? 'saddle');
  if (piping.length > 1) canvas.stroke(smoothLine(...piping), leather ? '#a07a58' : '#5b636d', 5);
}
