import { palette } from '../colour/palette.ts';
import { frameOf } from '../drawing-frame.ts';
import { polyline } from '../geometry/pen.ts';
import { from, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

/** Draws a box on the rack behind the saddle, limited by the height of the picture. */
export function drawTopBox({ canvas, paints, skeleton }: Sketch, rack: Point): void {
  const { left, height } = frameOf(skeleton);
  const at = from([Math.max(rack[0], left + 190), rack[1]]);
  const top = Math.min(250, height - rack[1] - 16);
  canvas.stroke(polyline(at(-90, 0), at(90, 0), [at(170, 0)[0], skeleton.seatHeight - 90]), palette.coal, 18);
  canvas.block([at(-120, 20), at(120, 20), at(96, -14), at(-96, -14)], palette.coal, 10);
  canvas.block([at(-160, top - 20), at(130, top), at(150, 16), at(-150, 16)], 'plastic', 40);
  const seam = top * 0.54;
  canvas.block(
    [at(-166, seam + 16), at(150, seam + 16), at(150, seam - 16), at(-166, seam - 16)],
    paints.main.base,
    10,
  );
  canvas.block(
    [at(-172, seam - 22), at(-120, seam - 22), at(-120, seam - 58), at(-172, seam - 58)],
    palette.tailLight,
    8,
  );
}
