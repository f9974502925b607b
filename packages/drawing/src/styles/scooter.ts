import { from } from '../geometry/point.ts';
import { drawWindscreen } from '../parts/cockpit.ts';
import { drawFlankGuard } from '../parts/crash-guard.ts';
import { drawLuggage } from '../parts/luggage.ts';
import { drawFloorboard, drawScooterBody, drawTunnel } from '../parts/scooter-body.ts';
import { drawScooterDrive, drawScooterShock } from '../parts/scooter-drive.ts';
import { drawScooterFork } from '../parts/scooter-fork.ts';
import { drawLegShield } from '../parts/scooter-front.ts';
import { drawScooterSaddle } from '../parts/scooter-saddle.ts';
import { drawHeadset } from '../parts/scooter-top.ts';
import { drawPlateHanger } from '../parts/tail.ts';
import { drawWheels } from '../parts/wheel.ts';
import type { Sketch } from '../sketch.ts';
import { drawOpenScooter } from './open-scooter.ts';

/** Draws a scooter or a maxi scooter: leg shield, floorboard, enclosed rear; without an apron, frame and drive are exposed. */
export function drawScooter(sketch: Sketch): void {
  if (sketch.traits.apron === 'none') drawOpenScooter(sketch);
  else drawEnclosedScooter(sketch);
}

function drawEnclosedScooter(sketch: Sketch): void {
  const { skeleton, traits } = sketch;
  if (traits.shock === 'mono') drawScooterShock(sketch);
  drawWheels(sketch, 105, 100);
  drawPlateHanger(sketch, [skeleton.rearmost + 200, skeleton.seatHeight - 180], skeleton.rearTyre.radius * 2 - 10);
  drawScooterDrive(sketch);
  drawScooterFork(sketch);
  drawFloorboard(sketch);
  drawTunnel(sketch);
  drawScooterBody(sketch);
  drawScooterSaddle(sketch);
  drawLuggage(sketch, [skeleton.rearmost + 250, skeleton.seatHeight + 30]);
  drawScreen(sketch);
  drawHeadset(sketch);
  drawLegShield(sketch);
  drawFlankGuard(sketch);
}

function drawScreen(sketch: Sketch): void {
  const { skeleton, traits } = sketch;
  if (traits.screen === 'none') return;
  const tall = traits.screen === 'tall' ? 60 : 0;
  const at = from(skeleton.forkAt(skeleton.topYoke[1]));
  drawWindscreen(
    sketch,
    at(140, -50, 0.2),
    at(88, 110),
    at(0, 214 + tall, 0.3),
    at(-32, 202 + tall, 0.2),
    at(0, 40, 0.3),
    at(50, -50, 0.2),
  );
}
