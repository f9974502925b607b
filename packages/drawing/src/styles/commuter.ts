import { palette } from '../colour/palette.ts';
import { outline, smoothLine } from '../geometry/outline.ts';
import { from, type LocalPoint, type Point } from '../geometry/point.ts';
import { drawDisplay } from '../parts/cockpit.ts';
import { drawSareeGuard } from '../parts/carrier.ts';
import { drawCrashGuard } from '../parts/crash-guard.ts';
import { drawBellyPan } from '../parts/fairing.ts';
import { drawFrontEnd } from '../parts/fork.ts';
import { drawFootpeg, drawFramedEngine, drawInnards, drawSubframe } from '../parts/frame.ts';
import { drawFrontMudguard } from '../parts/front-mudguard.ts';
import { drawHandlebar } from '../parts/handlebar.ts';
import { drawHeadlamp } from '../parts/headlamp.ts';
import { drawLampScreen } from '../parts/lamp-screen.ts';
import { drawLuggage } from '../parts/luggage.ts';
import { drawPowerUnit } from '../parts/power-unit.ts';
import { drawSaddle } from '../parts/saddle.ts';
import { drawSeat, seatFront } from '../parts/seat.ts';
import { drawTwinShock } from '../parts/shock-absorber.ts';
import { drawSweptSidePanel } from '../parts/side-panel.ts';
import { drawTank } from '../parts/tank.ts';
import { drawRearSuspension } from '../parts/swingarm.ts';
import { drawGrabRail, drawPlateHanger, drawTailLamp } from '../parts/tail.ts';
import { drawWheels } from '../parts/wheel.ts';
import type { Sketch } from '../sketch.ts';

/** Draws a commuter: long flat saddle, slab tank, cowled lamp, a practical look. */
export function drawCommuter(sketch: Sketch): void {
  const { skeleton, traits, paints } = sketch;
  const end = from([Math.max(skeleton.rearmost + 190, -270), skeleton.seatHeight]);
  drawWheels(sketch, 120, 110);
  drawPlateHanger(sketch, end(120, -90), skeleton.rearTyre.radius * 2 - 60);
  drawChassis(sketch, end);
  drawFrontMudguard(sketch, traits.lampForm === 2 ? paints.plastic : paints.main, 'road');
  drawCrashGuard(sketch);
  drawFrontEnd(sketch, 120);
  drawSweptSidePanel(sketch);
  drawSareeGuard(sketch);
  drawTail(sketch, end);
  drawCommuterSeat(sketch, end);
  drawLuggage(sketch, end(90, 40));
  drawTank(sketch, { teardrop: { height: 160, kneePads: true } });
  drawFootpeg(sketch, skeleton.footpeg, from(skeleton.footpeg)(-20, 60));
  drawHandlebar(sketch, { chrome: true, mirror: traits.graphic > 1 ? 'round' : 'blade' });
  drawDisplay(sketch);
  drawLamp(sketch);
}

function drawChassis(sketch: Sketch, end: LocalPoint): void {
  const { skeleton, traits } = sketch;
  const pivot = from(skeleton.swingarmPivot);
  const rail: Point = [skeleton.swingarmPivot[0] + 20, skeleton.seatHeight - 90];
  drawSubframe(sketch, rail, end(80, -70), pivot(0, 100));
  drawRearSuspension(sketch, 1);
  drawTwinShock(sketch, [120, skeleton.seatHeight - 110], traits.graphic % 2 === 0);
  drawInnards(sketch);
  drawFramedEngine(sketch, palette.coal, () => drawPowerUnit(sketch, { scale: 0.92 }));
  if (traits.bellyPan && !sketch.electric) drawBellyPan(sketch);
}

function drawTail(sketch: Sketch, end: LocalPoint): void {
  const { canvas, skeleton, paints } = sketch;
  const middle = from([120, skeleton.seatHeight]);
  const cowl = outline(
    middle(80, -52, 0.3),
    middle(-60, -46),
    end(30, -14, 0.5),
    end(0, -28, 0.2),
    end(40, -96, 0.3),
    middle(-40, -118, 0.5),
    middle(90, -140, 0.2),
  );
  canvas.part(cowl, paints.main);
  canvas.stroke(smoothLine(middle(70, -92), middle(-60, -80), end(40, -50)), paints.second.base, 9);
  drawTailLamp(sketch, end(34, -10, 0.3), end(-8, -28, 0.2), end(34, -94, 0.3), end(50, -50, 0.5));
}

function drawCommuterSeat(sketch: Sketch, end: LocalPoint): void {
  const { skeleton, traits } = sketch;
  const middle = from([120, skeleton.seatHeight]);
  if (traits.seat === 'flat' || traits.seat === 'duotone') drawBench(sketch, end, middle);
  else drawSeat(sketch, { front: seatFront(sketch), rear: end(20, 24), depth: 58, rise: 20 });
  drawGrabRail(sketch, middle(0, -30), end(-26, 40), traits.graphic % 2 === 0);
}

function drawBench(sketch: Sketch, end: LocalPoint, middle: LocalPoint): void {
  const front = from(seatFront(sketch));
  const cushion = [
    front(26, 26, 0.3),
    front(-50, 4),
    sketch.skeleton.saddle,
    middle(0, 16),
    end(70, 34),
    end(20, 18, 0.5),
    end(50, -40, 0.4),
    middle(30, -64),
    front(0, -58, 0.4),
  ];
  drawSaddle(sketch, cushion, [front(-10, -22), middle(30, -22), end(34, 4)]);
}

function drawLamp(sketch: Sketch): void {
  const { skeleton, traits } = sketch;
  const lamp = drawHeadlamp(sketch, skeleton.lowerYoke[1] + 92, 186, traits.chrome ? 'chrome' : 'plastic');
  drawLampScreen(sketch, from(lamp));
}
