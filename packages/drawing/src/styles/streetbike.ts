import { palette } from '../colour/palette.ts';
import { from } from '../geometry/point.ts';
import { drawDisplay } from '../parts/cockpit.ts';
import { drawSareeGuard } from '../parts/carrier.ts';
import { drawCrashGuard } from '../parts/crash-guard.ts';
import { drawBellyPan, drawFairing } from '../parts/fairing.ts';
import { drawFrontEnd } from '../parts/fork.ts';
import { drawFootpeg, drawFramedEngine, drawInnards, drawSubframe } from '../parts/frame.ts';
import { drawFrontMudguard } from '../parts/front-mudguard.ts';
import { drawHandlebar } from '../parts/handlebar.ts';
import { drawHeadlamp } from '../parts/headlamp.ts';
import { drawLampScreen } from '../parts/lamp-screen.ts';
import { drawLuggage } from '../parts/luggage.ts';
import { drawTank } from '../parts/tank.ts';
import { drawPowerUnit } from '../parts/power-unit.ts';
import { drawTyreHugger } from '../parts/rear-mudguard.ts';
import { drawTwinShock } from '../parts/shock-absorber.ts';
import { drawSportSaddle, drawSportTail, type SportTail, tailEnd } from '../parts/sport-tail.ts';
import { drawRearSuspension } from '../parts/swingarm.ts';
import { drawPlateHanger } from '../parts/tail.ts';
import { drawWheels } from '../parts/wheel.ts';
import type { Sketch } from '../sketch.ts';

/** Draws a naked street bike: high short tail, muscular tank with shrouds, compact cowl. */
export function drawStreetbike(sketch: Sketch): void {
  const { skeleton, traits, paints } = sketch;
  const tail = tailOf(sketch);
  drawWheels(sketch, 150, 115);
  drawPlateHanger(sketch, from(tail.tip)(110, -50), skeleton.rearTyre.radius * 2 + 40);
  drawChassis(sketch, tail);
  drawFrontMudguard(sketch, paints.plastic, 'sport');
  drawCrashGuard(sketch);
  drawFrontEnd(sketch, 155);
  drawSareeGuard(sketch);
  drawSportTail(sketch, tail);
  drawSportSaddle(sketch, tail);
  drawLuggage(sketch, from(tail.tip)(140, 50));
  drawTank(sketch, {
    teardrop: { height: 160, kneePads: false },
    shroud: traits.tankForm === 2 ? paints.plastic : paints.main,
  });
  drawFootpeg(sketch, skeleton.footpeg, from(skeleton.swingarmPivot)(10, -10));
  drawHandlebar(sketch, { mirror: 'blade' });
  drawDisplay(sketch);
  drawFront(sketch);
}

function tailOf(sketch: Sketch): SportTail {
  const { skeleton, traits } = sketch;
  const lift = (traits.seat === 'split' ? 92 : 44) + traits.tailLift * 0.8;
  return { tip: [tailEnd(sketch, -216), skeleton.seatHeight + lift + 54], lift };
}

function drawChassis(sketch: Sketch, { tip }: SportTail): void {
  const { skeleton, traits, electric } = sketch;
  const pivot = from(skeleton.swingarmPivot);
  const trellis = traits.frame === 'trellis';
  const big = skeleton.wheelbase > 1420;
  if (traits.tail !== 'angular')
    drawSubframe(sketch, [pivot(40, 0)[0], skeleton.seatHeight - 70], from(tip)(150, -40), pivot(10, 120));
  drawRearSuspension(sketch, big ? 2 : 1.6, trellis ? '#565d66' : palette.iron);
  drawTyreHugger(sketch);
  drawTwinShock(sketch, [140, skeleton.seatHeight - 16], false);
  drawInnards(sketch);
  drawFramedEngine(sketch, palette.iron, () => drawPowerUnit(sketch, { scale: big ? 1.1 : 0.98 }));
  if (!electric && traits.fairing === 'none' && traits.bellyPan) drawBellyPan(sketch);
}

function drawFront(sketch: Sketch): void {
  if (sketch.traits.fairing !== 'none') return drawFairing(sketch, false);
  const lamp = drawHeadlamp(sketch, sketch.skeleton.lowerYoke[1] + 66, 190, 'plastic');
  return drawLampScreen(sketch, from(lamp));
}
