import { outline } from '../geometry/outline.ts';
import type { Sketch } from '../sketch.ts';
import type { Variant } from '../traits/traits.ts';
import { drawSheen } from './sheen.ts';
import { tankFrame } from './tank-frame.ts';

const tops: Record<Variant, number> = { 0: 150, 1: 162, 2: 142 };

/** Draws the sculpted tank of a faired bike. */
export function drawSportTank(sketch: Sketch): void {
  const { canvas, traits, paints } = sketch;
  const at = tankFrame(sketch);
  const top = tops[traits.tankForm];
  const shell = outline(
    at(-0.06, 10, 0.2),
    at(0.08, 70, 0.7),
    at(0.34, top - 20),
    at(0.66, top),
    at(0.96, top - 30, 0.6),
    at(1.1, 40, 0.3),
    at(0.9, -70, 0.3),
    at(0.4, -90, 0.5),
    at(0.02, -60, 0.3),
  );
  const knee = [at(-0.1, 0, 0), at(0.2, 44, 0.6), at(0.6, 60, 0.3), at(0.8, -20, 0.3), at(0.6, -110, 0), at(0, -80, 0)];
  canvas.panel(shell, paints.main, 12, () => {
    canvas.fill(outline(...knee), paints.main.shade);
    drawSheen(sketch, at(0.16, top - 70, 0.3), at(0.5, top - 20), at(0.94, top - 40, 0.3), at(0.54, top - 52));
  });
}
