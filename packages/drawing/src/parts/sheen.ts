import { palette } from '../colour/palette.ts';
import { outline } from '../geometry/outline.ts';
import type { Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

/** Draws a band of reflected light inside a painted panel. */
export function drawSheen({ canvas }: Sketch, ...points: readonly Point[]): void {
  canvas.fill(outline(...points), palette.white, { opacity: 0.34 });
}
