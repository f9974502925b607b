import { palette } from '../colour/palette.ts';
import { polyline, segments } from '../geometry/pen.ts';
import { from } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawShockAbsorber } from './shock-absorber.ts';

/** Draws a cast upright on two parallel arms from the frame, with a strut between them; a folding link steers it. */
export function drawDuolever({ canvas, skeleton }: Sketch): void {
  const { frontAxle, frontTyre, topYoke, lowerYoke, forkAt } = skeleton;
  const head = from(forkAt(frontTyre.radius * 2 + 90));
  const axle = from(frontAxle);
  const root = from([lowerYoke[0] - 170, head(0, 0)[1] - 6]);
  drawShockAbsorber(canvas, from(root(110, -96))(0, 0), [lowerYoke[0] - 110, lowerYoke[1] + 40], palette.silver, 54);
  canvas.stroke(segments([root(0, 0), head(-6, -6)], [root(14, -116), head(10, -120)]), palette.steel, 34);
  canvas.stroke(polyline(head(-6, 4), head(60, 70), [topYoke[0] + 14, topYoke[1] - 40]), palette.iron, 18);
  const upright = [
    head(-34, 26),
    head(34, 26),
    head(52, -150),
    axle(36, 30),
    axle(20, -30),
    axle(-34, -14),
    head(-16, -150),
  ];
  canvas.block(upright, palette.alloy, 20);
  canvas.stroke(segments([head(4, 0), head(20, -150)], [head(20, -150), axle(2, 44)]), palette.silver, 10);
}
