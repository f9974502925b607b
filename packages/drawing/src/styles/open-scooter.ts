import { palette } from '../colour/palette.ts';
import { polyline, segments } from '../geometry/pen.ts';
import { outline } from '../geometry/outline.ts';
import { from } from '../geometry/point.ts';
import { drawFlankGuard } from '../parts/crash-guard.ts';
import { drawBattery } from '../parts/electric-drive.ts';
import { drawFork } from '../parts/fork.ts';
import { drawFrontMudguard } from '../parts/front-mudguard.ts';
import { drawHandlebar } from '../parts/handlebar.ts';
import { drawHeadlamp } from '../parts/headlamp.ts';
import { drawLampScreen } from '../parts/lamp-screen.ts';
import { drawLuggage } from '../parts/luggage.ts';
import { scooterAnchors } from '../parts/scooter-anchors.ts';
import { drawScooterDrive, drawScooterShock } from '../parts/scooter-drive.ts';
import { drawSeat } from '../parts/seat.ts';
import { drawPlateHanger } from '../parts/tail.ts';
import { drawWheels } from '../parts/wheel.ts';
import type { Sketch } from '../sketch.ts';

/** Draws a scooter without bodywork: a bench on a loop of frame, with the battery or the tank between bench and floor. */
export function drawOpenScooter(sketch: Sketch): void {
  const { skeleton, traits, paints } = sketch;
  if (traits.shock === 'mono') drawScooterShock(sketch);
  drawWheels(sketch, 110, 105);
  drawPlateHanger(sketch, [skeleton.rearmost + 160, skeleton.rearTyre.radius + 60], skeleton.rearTyre.radius + 90);
  drawScooterDrive(sketch);
  drawFrame(sketch);
  drawFrontMudguard(sketch, paints.plastic, 'bobbed', 14);
  drawFork(sketch);
  drawSeat(sketch, {
    front: [skeleton.wheelbase * 0.6, skeleton.seatHeight],
    rear: [-150, skeleton.seatHeight - 4],
    depth: 46,
    rise: 36,
  });
  drawLuggage(sketch, [-100, skeleton.seatHeight + 20]);
  drawHandlebar(sketch, { mirror: traits.retro ? 'round' : 'blade', chrome: traits.chrome });
  const lamp = drawHeadlamp(sketch, skeleton.lowerYoke[1] + 60, 130, paints.plastic);
  drawLampScreen(sketch, from(lamp));
  drawFlankGuard(sketch);
}

/** Draws the loop of tubes with the case in it, and the painted beam under the bench. */
function drawFrame(sketch: Sketch): void {
  const { canvas, skeleton, paints, traits } = sketch;
  const { leg, heel } = scooterAnchors(sketch);
  const { seatHeight, wheelbase, lowerYoke, groundClearance } = skeleton;
  const beam = from([wheelbase * 0.6, seatHeight]);
  const floor = groundClearance + 30;
  drawBattery(sketch, [
    [wheelbase * 0.28, seatHeight - 150],
    beam(-20, -150),
    [leg(-60, 0)[0], floor],
    [heel(-150, 0)[0], floor],
  ]);
  canvas.stroke(
    polyline(
      from(lowerYoke)(-20, -40),
      leg(-20, -10),
      [leg(-60, 0)[0], floor],
      [heel(-160, 0)[0], floor],
      [90, seatHeight - 120],
    ),
    palette.coal,
    34,
  );
  canvas.stroke(polyline(from(lowerYoke)(-20, 90), beam(0, -70), [120, seatHeight - 90]), palette.coal, 34);
  const panel = outline(
    beam(30, -40, 0.2),
    beam(-20, -150, 0.3),
    [wheelbase * 0.2, seatHeight - 170, 0.3],
    [-150, seatHeight - 84, 0.1],
    [-140, seatHeight - 40, 0.2],
  );
  canvas.panel(panel, paints.main, 8, () =>
    canvas.stroke(
      segments([beam(10, -96), [-120, seatHeight - 96]]),
      traits.accent ?? paints.second.base,
      traits.graphics === 'plain' ? 5 : 12,
    ),
  );
  canvas.stroke(segments([leg(-70, 10), heel(30, 10)]), palette.ink, 24);
}
