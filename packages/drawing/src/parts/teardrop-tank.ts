import { palette } from '../colour/palette.ts';
import { segments } from '../geometry/pen.ts';
import { outline } from '../geometry/outline.ts';
import type { Sketch } from '../sketch.ts';
import { drawSheen } from './sheen.ts';
import { tankFrame } from './tank-frame.ts';
import { drawTankGraphics } from './tank-graphics.ts';

/** Shape of a teardrop tank: height above the saddle in mm, and overlap with the saddle. */
export interface TeardropTank {
  height: number;
  kneePads: boolean;
  overlap?: number;
}

/** Draws the rounded tank of a classic, with badge and filler cap. */
export function drawTeardropTank(sketch: Sketch, { height, kneePads, overlap = 0 }: TeardropTank): void {
  const { canvas, paints, traits } = sketch;
  const at = tankFrame(sketch);
  const shell = outline(
    at(-0.06 - overlap, 0, 0.3),
    at(0.08 - overlap, height * 0.46),
    at(0.38, height * 0.92),
    at(0.72, height),
    at(1, height * 0.64),
    at(1.03, height * 0.16, 0.8),
    at(0.84, -22, 0.7),
    at(0.4, -42),
    at(0.02 - overlap, -42, 0.5),
  );
  canvas.stroke(segments([at(0.58, height), at(0.68, height + 3)]), palette.silver, 16);
  canvas.panel(shell, paints.main, 13, () => {
    canvas.fill(
      outline(at(-0.1, -60, 0), at(0.02, 6), at(0.42, 36), at(0.82, 32), at(1.1, 6, 0), at(1.1, -60, 0)),
      paints.main.shade,
    );
    drawTankGraphics(sketch, height);
    drawSheen(
      sketch,
      at(0.12, height * 0.5, 0.3),
      at(0.42, height * 0.82),
      at(0.92, height * 0.68, 0.3),
      at(0.5, height * 0.66),
    );
    const pad = outline(at(0.06, 4), at(0.24, 62, 0.8), at(0.46, 70), at(0.44, 6), at(0.2, -16));
    if (kneePads) canvas.fill(pad, palette.coal);
    canvas.boss(
      at(0.7, height * 0.4),
      22,
      paints.main.deep,
      traits.graphics === 'pinstripe' ? palette.brass : palette.silver,
      8,
    );
  });
}
