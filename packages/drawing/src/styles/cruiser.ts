import { palette } from '../colour/palette.ts';
import { polyline } from '../geometry/pen.ts';
import { from, type LocalPoint, type Point } from '../geometry/point.ts';
import { drawBatwing } from '../parts/batwing.ts';
import { drawRoundClocks } from '../parts/cockpit.ts';
import { drawSareeGuard } from '../parts/carrier.ts';
import { drawCrashGuard } from '../parts/crash-guard.ts';
import { drawFrontEnd } from '../parts/fork.ts';
import { drawFootpeg, drawFramedEngine, drawInnards, drawSubframe } from '../parts/frame.ts';
import { drawFrontMudguard } from '../parts/front-mudguard.ts';
import { drawHandlebar } from '../parts/handlebar.ts';
import { drawHeadlamp } from '../parts/headlamp.ts';
import { drawLampScreen } from '../parts/lamp-screen.ts';
import { drawLuggage } from '../parts/luggage.ts';
import { drawPowerUnit } from '../parts/power-unit.ts';
import { drawRearMudguard } from '../parts/rear-mudguard.ts';
import { drawSaddle, drawSeams } from '../parts/saddle.ts';
import { drawSeat, seatFront } from '../parts/seat.ts';
import { drawTwinShock } from '../parts/shock-absorber.ts';
import { drawOvalSidePanel } from '../parts/side-panel.ts';
import { drawRearSuspension } from '../parts/swingarm.ts';
import { drawPlateHanger, drawRoundTailLamp } from '../parts/tail.ts';
import { drawTank } from '../parts/tank.ts';
import { drawWheels } from '../parts/wheel.ts';
import type { Sketch } from '../sketch.ts';
import { drawClassic } from './classic.ts';
import { drawMuscleCruiser } from './muscle-cruiser.ts';

const tankHeights = { 0: 178, 1: 164, 2: 188 } as const;
const isBlackedOut = ({ traits }: Sketch): boolean => ['flat', 'ribbed', 'duotone'].includes(traits.seat);

/** Draws a cruiser: raked fork, low saddle, teardrop tank, deep mudguards; an upright classic when retro, a muscle bike by its tank. */
export function drawCruiser(sketch: Sketch): void {
  if (sketch.traits.retro) drawClassic(sketch);
  else if (sketch.traits.tank === 'muscle') drawMuscleCruiser(sketch);
  else drawLowCruiser(sketch);
}

/** Draws a cruiser with a raked fork, also used for baggers. */
export function drawLowCruiser(sketch: Sketch): void {
  const { skeleton, traits, paints } = sketch;
  const blackedOut = isBlackedOut(sketch);
  drawWheels(sketch, 150, 115);
  drawRear(sketch);
  drawChassis(sketch);
  const mudguard = blackedOut ? paints.plastic : paints.main;
  drawFrontMudguard(sketch, mudguard, blackedOut ? 'bobbed' : 'road', 20);
  drawCrashGuard(sketch);
  drawFrontEnd(sketch, 150);
  drawOvalSidePanel(sketch);
  drawSareeGuard(sketch);
  drawCruiserSeat(sketch);
  drawLuggage(sketch, [-130, skeleton.seatHeight + 70]);
  drawTank(sketch, {
    teardrop: { height: tankHeights[traits.tankForm], overlap: 0.02, kneePads: traits.graphic === 1 },
  });
  drawFootpeg(sketch, skeleton.footpeg, from(skeleton.footpeg)(-70, 30));
  drawHandlebar(sketch, { chrome: !blackedOut, mirror: 'round', drop: 34 });
  drawRoundClocks(sketch);
  drawFront(sketch);
}

function drawRear(sketch: Sketch): void {
  const { skeleton, paints } = sketch;
  const { rearAxle, rearTyre, rearmost, seatHeight } = skeleton;
  if (isBlackedOut(sketch)) {
    drawRearMudguard(sketch, paints.plastic, { front: 54, rear: 150, gap: 36, depth: 46 });
    return drawPlateHanger(sketch, [-150, seatHeight - 70], rearTyre.radius * 2 - 40);
  }
  drawRearMudguard(sketch, paints.main, { front: 54, rear: 172, gap: 36, depth: 46 });
  return drawRoundTailLamp(sketch, [Math.min(rearmost + 36, -rearTyre.radius * 0.92 - 30), rearAxle[1] + 180]);
}

function drawChassis(sketch: Sketch): void {
  const { skeleton } = sketch;
  const pivot = from(skeleton.swingarmPivot);
  const { seatHeight } = skeleton;
  drawRearSuspension(sketch, 1.2, palette.coal);
  drawSubframe(sketch, [pivot(20, 0)[0], seatHeight - 60], [-130, seatHeight - 40], pivot(0, 80), palette.coal);
  drawTwinShock(sketch, [130, seatHeight - 64], !isBlackedOut(sketch));
  drawInnards(sketch);
  drawFramedEngine(sketch, palette.coal, () => drawPowerUnit(sketch, { scale: 1.02 }));
}

function drawCruiserSeat(sketch: Sketch): void {
  const { seat } = sketch.traits;
  if (isBlackedOut(sketch)) return drawBench(sketch);
  if (seat === 'step') return drawSteppedSaddle(sketch);
  return drawSeat(sketch, {
    front: seatFront(sketch),
    rear: [-110, sketch.skeleton.seatHeight + 4],
    depth: 60,
    rise: 20,
  });
}

function drawBench(sketch: Sketch): void {
  const { skeleton } = sketch;
  const front = from(seatFront(sketch));
  const rear = from([-120, skeleton.seatHeight]);
  const cushion = [
    front(30, 26, 0.3),
    front(-60, 2),
    skeleton.saddle,
    rear(270, 26),
    rear(0, 38),
    rear(-90, 14, 0.5),
    rear(-30, -44, 0.5),
    rear(300, -64),
    front(0, -60, 0.4),
  ];
  drawSaddle(sketch, cushion, [front(-10, -22), rear(300, -24), rear(-70, 4)]);
  if (sketch.traits.seat === 'ribbed') drawSeams(sketch, [40, 110, 180, 250, 320], [-6, -54]);
}

function drawSteppedSaddle(sketch: Sketch): void {
  const { skeleton, traits } = sketch;
  const front = from(seatFront(sketch));
  const seat = from(skeleton.saddle);
  const rear = from([-120, skeleton.seatHeight]);
  const cushion: Point[] = [
    front(40, 34, 0.3),
    front(-60, 6),
    seat(-20, 0),
    rear(370, 40, 0.6),
    rear(320, 116, 0.5),
    rear(160, 130),
    rear(0, 126, 0.6),
    rear(-10, 76, 0.5),
    rear(180, 40),
    rear(350, -60, 0.6),
    front(-10, -60, 0.4),
  ];
  drawSaddle(sketch, cushion, [front(0, -14), seat(-60, -28), rear(350, 14), rear(240, 84), rear(10, 94)]);
  if (traits.screen === 'tall' && !traits.panniers) drawSissyBar(sketch, rear);
}

function drawSissyBar({ canvas }: Sketch, at: LocalPoint): void {
  canvas.tube(polyline(at(190, 30), at(2, 120), at(-50, 330)), 24, '#8d96a0', palette.white);
  canvas.block([at(-8, 190), at(-36, 340), at(-76, 334), at(-52, 186)], 'saddle', 16);
}

function drawFront(sketch: Sketch): void {
  const { skeleton, traits, paints } = sketch;
  const bucket = isBlackedOut(sketch) || !traits.chrome ? paints.plastic : 'chrome';
  const lamp = from(drawHeadlamp(sketch, skeleton.lowerYoke[1] + 84, 182, bucket));
  if (traits.fairing === 'none') drawLampScreen(sketch, lamp);
  else drawBatwing(sketch, lamp);
}
