import type { Canvas } from '../canvas/canvas.ts';
import { type Hex, palette } from '../colour/palette.ts';
import { type Segment, segments } from '../geometry/pen.ts';
import { between, from, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

/** Draws a shock absorber with its coil spring between two points, `width` mm wide. */
export function drawShockAbsorber(canvas: Canvas, low: Point, high: Point, spring: Hex, width = 56): void {
  const part = (start: number, end: number): Segment => [between(low, high, start), between(low, high, end)];
  canvas.stroke(segments([low, high]), palette.coal, width * 0.36);
  canvas.dashes(segments(part(0.18, 0.85)), spring, width, [11, 9]);
  canvas.stroke(segments(part(0.12, 0.16), part(0.87, 0.93)), palette.iron, width * 0.85);
}

/** Draws the near shock of a bike with twin rear shocks, up to `high`. */
export function drawTwinShock(sketch: Sketch, high: Point, silver: boolean): void {
  if (sketch.traits.shock !== 'twin') return;
  const low = from(sketch.skeleton.rearAxle)(44, 46);
  drawShockAbsorber(sketch.canvas, low, high, silver ? palette.silver : palette.coal);
}
