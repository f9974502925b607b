import { palette } from '../colour/palette.ts';
import { segments } from '../geometry/pen.ts';
import { between, from, type Point, shifted } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { forkFinishes, steelTube } from './finishes.ts';
import { drawShockAbsorber } from './shock-absorber.ts';

/** Draws slim legs that only steer: an arm from the engine to their bridge above the tyre carries a single spring strut. */
export function drawTelelever(sketch: Sketch): void {
  const { canvas, skeleton, traits } = sketch;
  const { frontAxle, frontTyre, topYoke, forkAt } = skeleton;
  const bridge = forkAt(frontTyre.radius * 2 + 62);
  drawArm(sketch, bridge);
  const { base, lit } = forkFinishes[traits.forkColour];
  canvas.tube(segments([bridge, forkAt(topYoke[1] + 14)]), 34, steelTube.base, steelTube.lit);
  canvas.tube(segments([shifted(frontAxle, -4, 0), bridge]), 46, base, lit);
  canvas.stroke(segments([shifted(bridge, -40, 4), shifted(bridge, 30, -4)]), palette.iron, 38);
  canvas.stroke(segments([shifted(topYoke, -44, -12), shifted(topYoke, 34, 6)]), palette.iron, 30);
}

function drawArm({ canvas, skeleton, traits }: Sketch, bridge: Point): void {
  const { crankshaft, lowerYoke } = skeleton;
  const pivot = from([crankshaft[0] + 216, crankshaft[1] + 96]);
  const tip = from(bridge);
  const seat = between(pivot(0, 0), bridge, 0.55);
  const strutTop: Point = [lowerYoke[0] - 64, lowerYoke[1] + 30];
  drawShockAbsorber(canvas, seat, strutTop, traits.accent ?? palette.silver, 54);
  canvas.block([pivot(-26, 40), tip(4, 26), tip(14, -14), pivot(70, -6), pivot(-20, -40)], palette.alloy, 14);
  canvas.stroke(segments([pivot(10, 22), tip(-20, 12)]), palette.silver, 8);
  canvas.boss(pivot(0, 0), 18, palette.iron, palette.steel);
}
