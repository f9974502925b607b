import { type Hex, palette } from '../colour/palette.ts';
import { segments } from '../geometry/pen.ts';
import { outline, smoothLine } from '../geometry/outline.ts';
import type { Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

/** Draws a saddle: a cushion along the outline, with piping, or a paler band if two-tone; black unless `leather` is given. */
export function drawSaddle(
  { canvas, traits }: Sketch,
  cushion: readonly Point[],
  piping: readonly Point[],
  leather?: Hex,
): void {
  canvas.fill(outline(...cushion), leather ?? 'saddle');
  if (piping.length < 2) return;
  const line = smoothLine(...piping);
  if (traits.seat === 'duotone') canvas.stroke(line, palette.alloy, 24);
  else canvas.stroke(line, leather ? '#a07a58' : '#5b636d', 5);
}

/** Draws the seams of a ribbed saddle at these places, between two heights above the rider's, in mm. */
export function drawSeams(
  { canvas, skeleton }: Sketch,
  places: readonly number[],
  [high, low]: readonly [high: number, low: number],
): void {
  const { seatHeight } = skeleton;
  const seams = places.map((x) => [[x, seatHeight + high] as const, [x - 8, seatHeight + low] as const] as const);
  canvas.stroke(segments(...seams), palette.black, 5, { opacity: 0.5 });
}
