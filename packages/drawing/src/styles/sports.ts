import { type Hex, palette } from '../colour/palette.ts';
import { from } from '../geometry/point.ts';
import { drawFairing } from '../parts/fairing.ts';
import { drawCrashGuard } from '../parts/crash-guard.ts';
import { drawFrontEnd } from '../parts/fork.ts';
import {
  drawCradleFrame,
  drawFootpeg,
  drawInnards,
  drawPerimeterFrame,
  drawSubframe,
  drawTrellisFrame,
} from '../parts/frame.ts';
import { drawFrontMudguard } from '../parts/front-mudguard.ts';
import { drawHandlebar } from '../parts/handlebar.ts';
import { drawLuggage } from '../parts/luggage.ts';
import { drawPowerUnit } from '../parts/power-unit.ts';
import { drawTyreHugger } from '../parts/rear-mudguard.ts';
import { drawTwinShock } from '../parts/shock-absorber.ts';
import { drawSportSaddle, drawSportTail, type SportTail, tailEnd } from '../parts/sport-tail.ts';
import { drawSportTank } from '../parts/sport-tank.ts';
import { drawRearSuspension } from '../parts/swingarm.ts';
import { drawPlateHanger } from '../parts/tail.ts';
import { drawWheels } from '../parts/wheel.ts';
import type { Sketch } from '../sketch.ts';
import { drawStreetbike } from './streetbike.ts';

interface Build {
  /** Radius of the front brake disc in mm. */
  rotor: number;
  tailLift: number;
  tailEnd: number;
  swingarmBulk: number;
  swingarm: Hex;
  frame: Hex;
  engineScale: number;
  winged: boolean;
}

const sports: Build = {
  rotor: 150,
  tailLift: 104,
  tailEnd: -226,
  swingarmBulk: 1.7,
  swingarm: palette.iron,
  frame: palette.iron,
  engineScale: 1,
  winged: false,
};

/** Draws a faired sports bike. */
export function drawSports(sketch: Sketch): void {
  if (sketch.traits.fairing === 'none') drawStreetbike(sketch);
  else drawFaired(sketch, sports);
}

/** Draws a sports tourer: the same design with an upright rider and a lower tail. */
export function drawSportsTourer(sketch: Sketch): void {
  drawFaired(sketch, { ...sports, rotor: 155, tailLift: 74, swingarmBulk: 2, engineScale: 1.06 });
}

/** Draws a superbike: the same design, more extreme, with winglets. */
export function drawSuperbike(sketch: Sketch): void {
  if (sketch.traits.fairing === 'none') return drawStreetbike(sketch);
  return drawFaired(sketch, {
    rotor: 162,
    tailLift: 112,
    tailEnd: -200,
    swingarmBulk: 2.4,
    swingarm: '#6a727c',
    frame: '#454b53',
    engineScale: 1.08,
    winged: true,
  });
}

function drawFaired(sketch: Sketch, build: Build): void {
  const { skeleton, traits, paints } = sketch;
  const lift = build.tailLift + traits.tailLift * 0.5;
  const tail = {
    tip: [tailEnd(sketch, build.tailEnd), skeleton.seatHeight + lift + 56],
    lift,
  } as const;
  drawWheels(sketch, build.rotor, 115);
  drawPlateHanger(sketch, from(tail.tip)(120, -50), skeleton.rearTyre.radius * 2 + 50);
  drawChassis(sketch, build, tail);
  drawFrontMudguard(sketch, paints.main, 'sport');
  drawCrashGuard(sketch);
  drawFrontEnd(sketch, 155);
  drawSportTail(sketch, tail);
  drawSportSaddle(sketch, tail);
  drawLuggage(sketch, from(tail.tip)(140, 50));
  drawSportTank(sketch);
  drawFootpeg(sketch, skeleton.footpeg, from(skeleton.swingarmPivot)(10, -10));
  drawHandlebar(sketch, { mirror: 'none', drop: 22 });
  drawFairing(sketch, build.winged);
}

function drawChassis(sketch: Sketch, build: Build, { tip }: SportTail): void {
  const { skeleton, traits } = sketch;
  const pivot = from(skeleton.swingarmPivot);
  if (traits.tail !== 'angular')
    drawSubframe(sketch, [pivot(40, 0)[0], skeleton.seatHeight - 70], from(tip)(160, -40), pivot(10, 120));
  drawRearSuspension(sketch, build.swingarmBulk, build.swingarm);
  drawTyreHugger(sketch);
  drawTwinShock(sketch, [140, skeleton.seatHeight - 16], false);
  drawInnards(sketch);
  drawPowerUnit(sketch, { scale: build.engineScale, covered: traits.fairing === 'full' });
  if (traits.frame === 'trellis') drawTrellisFrame(sketch, traits.accent ?? palette.steel);
  else if (traits.frame === 'tube') drawCradleFrame(sketch, build.frame);
  else drawPerimeterFrame(sketch, build.frame);
}
