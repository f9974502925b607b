import { palette } from '../colour/palette.ts';
import { from } from '../geometry/point.ts';
import { drawDisplay } from '../parts/cockpit.ts';
import { drawCrashGuard } from '../parts/crash-guard.ts';
import { drawBellyPan } from '../parts/fairing.ts';
import { drawFrontEnd } from '../parts/fork.ts';
import { drawFootpeg, drawFramedEngine, drawInnards } from '../parts/frame.ts';
import { drawFrontMudguard } from '../parts/front-mudguard.ts';
import { drawHandlebar } from '../parts/handlebar.ts';
import { drawHeadlamp } from '../parts/headlamp.ts';
import { drawLampScreen } from '../parts/lamp-screen.ts';
import { drawLuggage } from '../parts/luggage.ts';
import { drawPowerUnit } from '../parts/power-unit.ts';
import { drawTyreHugger } from '../parts/rear-mudguard.ts';
import { drawTwinShock } from '../parts/shock-absorber.ts';
import { drawSportSaddle, drawSportTail } from '../parts/sport-tail.ts';
import { drawRearSuspension } from '../parts/swingarm.ts';
import { drawPlateHanger } from '../parts/tail.ts';
import { drawTank } from '../parts/tank.ts';
import { drawWheels } from '../parts/wheel.ts';
import type { Sketch } from '../sketch.ts';

/** Draws a muscle cruiser: a big engine under a broad tank, a short tail that leaves the rear wheel bare, the plate low behind it. */
export function drawMuscleCruiser(sketch: Sketch): void {
  const { skeleton, traits, paints } = sketch;
  const { seatHeight, rearTyre, crankshaft } = skeleton;
  const lift = traits.seat === 'solo' ? 56 : 74;
  const tail = { tip: [-76, seatHeight + lift + 30], lift } as const;
  drawWheels(sketch, 165, 130);
  drawPlateHanger(sketch, [-rearTyre.radius * 0.5, rearTyre.radius + 30], rearTyre.radius + 120);
  drawRearSuspension(sketch, 2.6, '#565d66');
  drawTyreHugger(sketch);
  drawTwinShock(sketch, [150, seatHeight - 30], false);
  drawInnards(sketch);
  drawFramedEngine(sketch, palette.iron, () =>
    drawPowerUnit(sketch, { scale: traits.engine === 'triple' ? 1.2 : 1.16 }),
  );
  if (traits.bellyPan) drawBellyPan(sketch);
  drawFrontMudguard(sketch, paints.plastic, 'sport');
  drawCrashGuard(sketch);
  drawFrontEnd(sketch, 165);
  drawSportTail(sketch, tail);
  drawSportSaddle(sketch, tail);
  drawLuggage(sketch, [40, seatHeight + 110]);
  drawTank(sketch, { teardrop: { height: 180, kneePads: false } });
  drawFootpeg(sketch, skeleton.footpeg, from(crankshaft)(60, -20));
  drawHandlebar(sketch, { mirror: 'blade' });
  drawDisplay(sketch);
  const lamp = drawHeadlamp(sketch, skeleton.lowerYoke[1] + 70, 176, 'plastic');
  drawLampScreen(sketch, from(lamp));
}
