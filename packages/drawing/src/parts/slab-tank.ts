import { outline } from '../geometry/outline.ts';
import type { Sketch } from '../sketch.ts';
import type { Variant } from '../traits/traits.ts';
import { drawSheen } from './sheen.ts';
import { tankFrame } from './tank-frame.ts';
import { drawTankGraphics } from './tank-graphics.ts';

const forms: Record<Variant, { top: number; front: number }> = {
  0: { top: 168, front: 1.02 },
  1: { top: 182, front: 1.1 },
  2: { top: 160, front: 1.05 },
};

const slim = { top: 140, front: 0.98 };

/** Draws the long tank of a commuter, or a slim one, with a graphic along its side. */
export function drawSlabTank(sketch: Sketch): void {
  const { canvas, traits, paints } = sketch;
  const at = tankFrame(sketch);
  const { top, front } = traits.tank === 'slim' ? slim : forms[traits.tankForm];
  const shell = outline(
    at(-0.08, 4, 0.2),
    at(0.06, 82, 0.8),
    at(0.34, top - 18),
    at(0.72, top),
    at(0.98, top - 44, 0.7),
    at(front, 58, 0.4),
    at(0.96, -34, 0.3),
    at(0.5, -58, 0.5),
    at(0.04, -42, 0.3),
  );
  const shade = outline(at(0.1, 10, 0.3), at(0.3, 62), at(0.7, 66), at(1.1, 20, 0.3), at(1.1, -60, 0), at(0, -70, 0));
  canvas.panel(shell, paints.main, 12, () => {
    canvas.fill(shade, paints.main.shade, { opacity: 0.75 });
    drawTankGraphics(sketch, top);
    drawSheen(sketch, at(0.12, 92, 0.3), at(0.44, top - 28), at(0.9, top - 40, 0.3), at(0.5, top - 60));
  });
}
