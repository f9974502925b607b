import { palette } from '../colour/palette.ts';
import { segments } from '../geometry/pen.ts';
import { outline, smoothLine } from '../geometry/outline.ts';
import { between, from, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

/** Draws a tail lamp's lens. */
export function drawTailLamp({ canvas }: Sketch, ...lens: readonly Point[]): void {
  canvas.fill(outline(...lens), palette.tailLight);
}

/** Draws a round tail lamp on its bracket, with the number plate below. */
export function drawRoundTailLamp({ canvas, skeleton }: Sketch, centre: Point): void {
  const at = from(centre);
  const { rearTyre } = skeleton;
  canvas.stroke(
    segments([at(60, -16), [Math.max(at(60, 0)[0], -rearTyre.radius * 0.92), at(0, -16)[1]]]),
    palette.coal,
    26,
  );
  const bracket = [at(124, 10), at(130, -40), at(60, -46), at(4, -112), at(-14, -104), at(4, 26)];
  canvas.block(bracket, palette.coal, 8);
  canvas.fill(outline(at(6, 34, 0.3), at(-34, 0), at(6, -34, 0.3)), palette.tailLight);
  canvas.stroke(segments([at(8, 30), at(8, -30)], [at(-4, -50), at(-16, -120)]), palette.silver, 10);
}

/** Draws the hanger from the tail down to the number plate, which is the rearmost part of the bike; `height` is the plate's middle. */
export function drawPlateHanger({ canvas, skeleton }: Sketch, root: Point, height: number): void {
  const tail = from(root);
  const plate = from([skeleton.rearmost, height]);
  const arm = [tail(60, 14), tail(-30, 22), plate(34, 84), plate(4, -56), plate(24, -60), plate(66, 50)];
  const indicator = between(root, plate(20, 80), 0.72);
  canvas.block(arm, palette.coal, 10);
  canvas.stroke(segments([plate(20, 36), plate(5, -64)]), palette.silver, 9);
  canvas.stroke(segments([indicator, from(indicator)(-20, 2)]), palette.indicator, 24);
}

/** Draws the rail behind the saddle that a pillion holds. */
export function drawGrabRail({ canvas }: Sketch, start: Point, end: Point, chrome: boolean): void {
  const tip = from(end);
  const loop = smoothLine(start, between(start, end, 0.55), tip(10, 6), end, tip(60, -46));
  canvas.stroke(loop, chrome ? palette.alloy : palette.coal, 20);
}
