import { palette } from '../colour/palette.ts';
import { band } from '../geometry/band.ts';
import { segments } from '../geometry/pen.ts';
import { outline } from '../geometry/outline.ts';
import { between, from, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { forkFinishes, steelTube } from './finishes.ts';

/** Draws the front mudguard under the leg shield, and the fork leg beside the wheel: a tube, or a painted arm on some. */
export function drawScooterFork(sketch: Sketch): void {
  const { canvas, skeleton, paints, traits, electric } = sketch;
  const { frontAxle, frontTyre, forkAt } = skeleton;
  const { radius } = frontTyre;
  const guard = { centre: frontAxle, outer: radius + 22, inner: radius - 60, front: 34, rear: 166, taper: 24 };
  drawLeg(sketch, forkAt(frontAxle[1] + radius + 60));
  canvas.boss(frontAxle, 18, palette.silver, palette.steel, 12);
  canvas.part(band(guard), electric && traits.lampForm > 0 ? paints.plastic : paints.main);
  if (traits.fork === 'covered') drawLinkArm(sketch);
}

function drawLeg({ canvas, skeleton, traits }: Sketch, top: Point): void {
  const { frontAxle } = skeleton;
  const { base, lit } = forkFinishes[traits.forkColour];
  const middle = between(frontAxle, top, 0.45);
  if (traits.fork === 'usd') {
    canvas.tube(segments([frontAxle, middle]), 30, steelTube.base, steelTube.lit);
    canvas.tube(segments([middle, top]), 46, base, lit);
    return;
  }
  canvas.tube(segments([frontAxle, top]), 40, base, lit);
  if (traits.fork === 'gaiter') canvas.dashes(segments([middle, top]), palette.coal, 52, [12, 3]);
}

/** Draws the arm of a linked front wheel, with its cover. */
function drawLinkArm({ canvas, skeleton, paints }: Sketch): void {
  const { frontAxle, frontTyre, forkAt } = skeleton;
  const axle = from(frontAxle);
  const root = from(forkAt(frontAxle[1] + frontTyre.radius - 30));
  const arm = outline(
    root(-40, 20, 0.3),
    root(24, 10, 0.4),
    axle(34, 30, 0.7),
    axle(24, -30, 0.7),
    axle(-60, -40, 0.7),
    axle(-84, 10, 0.6),
  );
  canvas.panel(arm, paints.main, 8);
}
