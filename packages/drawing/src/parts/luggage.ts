import { palette } from '../colour/palette.ts';
import { segments } from '../geometry/lines.ts';
import { from, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

/** An aluminium side case with its lid, as of an adventure bike. */
export function drawSideCase({ canvas }: Sketch, centre: Point, width: number, height: number): void {
  const at = from(centre);
  const [w, h] = [width / 2, height / 2];
  canvas.block([at(-w, h), at(w, h), at(w - 30, -h), at(-w + 26, -h)], 'metal', 28);
  canvas.block([at(-w - 6, h + 6), at(w + 6, h + 6), at(w - 6, h - 52), at(-w + 6, h - 52)], palette.iron, 16);
  const straps = segments(
    [at(-w * 0.6, h * 0.36), at(-w * 0.56, -h * 0.72)],
    [at(w * 0.6, h * 0.36), at(w * 0.52, -h * 0.72)],
  );
  canvas.stroke(straps, palette.steel, 7);
}

/** A top box on the rack behind the saddle; `foot` is the middle of its floor. */
export function drawTopBox({ canvas, paints }: Sketch, foot: Point): void {
  const at = from(foot);
  canvas.block([at(-120, 20), at(120, 20), at(96, -14), at(-96, -14)], palette.coal, 10);
  canvas.block([at(-160, 230), at(130, 250), at(150, 16), at(-150, 16)], 'plastic', 40);
  canvas.block([at(-166, 150), at(150, 150), at(150, 118), at(-166, 118)], paints.main.base, 10);
  canvas.block([at(-172, 112), at(-120, 112), at(-120, 76), at(-172, 76)], palette.tailLight, 8);
}
