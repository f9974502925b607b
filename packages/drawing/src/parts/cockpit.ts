import { palette } from '../colour/palette.ts';
import { segments } from '../geometry/pen.ts';
import { outline } from '../geometry/outline.ts';
import { from, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

/** Draws a pair of round clocks. */
export function drawRoundClocks({ canvas, skeleton }: Sketch): void {
  const at = from(from(skeleton.topYoke)(52, 16));
  canvas.block([at(-44, 44), at(30, 56), at(44, 0), at(-20, -24)], palette.coal, 18);
  canvas.stroke(segments([at(-34, 46), at(22, 56)]), palette.silver, 9);
}

/** Draws a flat display. */
export function drawDisplay({ canvas, skeleton }: Sketch): void {
  const at = from(from(skeleton.topYoke)(42, 14));
  canvas.block([at(-40, 54), at(-14, 66), at(54, 0), at(10, -28)], palette.coal, 12);
  canvas.stroke(segments([at(-36, 48), at(6, -14)]), palette.display, 5);
}

/** Draws a clear screen; the points run from its lower front edge up and back. */
export function drawWindscreen({ canvas }: Sketch, foot: Point, next: Point, ...others: readonly Point[]): void {
  canvas.fill(outline(foot, next, ...others), 'screen');
  canvas.stroke(segments([from(foot)(-14, 10), from(next)(-14, -6)]), palette.white, 6, { opacity: 0.5 });
}
