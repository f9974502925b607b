import { dashAttributes } from '../canvas/attributes.ts';
import { palette } from '../colour/palette.ts';
import { band } from '../geometry/band.ts';
import { segments } from '../geometry/pen.ts';
import { smoothLine } from '../geometry/outline.ts';
import { from } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawHubMotor } from './electric-drive.ts';
import { drawShockAbsorber } from './shock-absorber.ts';

/** Draws a scooter's drive beside its rear wheel: a swinging engine with silencer, or an electric motor. */
export function drawScooterDrive(sketch: Sketch): void {
  const { canvas, skeleton, traits, electric } = sketch;
  const { rearAxle, rearTyre } = skeleton;
  const [outer, inner] = [rearTyre.radius + 18, rearTyre.radius - 12];
  canvas.fill(band({ centre: rearAxle, outer, inner, front: 40, rear: 168, taper: 10 }), palette.coal);
  if (traits.shock === 'twin') drawScooterShock(sketch);
  if (!electric) drawSwingingEngine(sketch);
  else if (traits.motor === 'hub') drawHubMotorArm(sketch);
  else drawBeltDrive(sketch);
}

/** Draws the rear shock: beside the wheel if there are two, behind it if there is one. */
export function drawScooterShock({ canvas, skeleton, traits, electric }: Sketch): void {
  const spring = electric ? (traits.accent ?? palette.silver) : palette.silver;
  drawShockAbsorber(canvas, from(skeleton.rearAxle)(-14, 50), [20, skeleton.seatHeight - 190], spring, 48);
}

function drawSwingingEngine(sketch: Sketch): void {
  const { canvas, skeleton, traits } = sketch;
  const at = from(skeleton.rearAxle);
  const finish = traits.engineColour === 'silver' ? 'metal' : 'plastic';
  canvas.block([at(500, 106), at(520, 0), at(370, -76), at(-36, -46), at(-36, 40), at(150, 106)], palette.iron, 30);
  canvas.block([at(360, 66), at(350, -46), at(-30, -36), at(-30, 34), at(150, 70)], finish, 30);
  if (traits.cooling === 'air') {
    canvas.boss(at(290, 10), 48, palette.iron, palette.steel, 7);
    canvas.ring(at(290, 10), 26, 16, palette.coal, dashAttributes(7, 6));
  } else drawRadiator(sketch);
  drawSilencer(sketch);
}

/** Draws the radiator of a liquid-cooled engine, beside the crankshaft. */
function drawRadiator({ canvas, skeleton }: Sketch): void {
  const at = from(skeleton.rearAxle);
  canvas.block([at(236, 66), at(366, 66), at(356, -50), at(236, -50)], palette.coal, 16);
  canvas.dashes(segments([at(296, 50), at(296, -36)]), palette.steel, 84, [6, 8]);
}

function drawSilencer({ canvas, skeleton }: Sketch): void {
  const at = from(skeleton.rearAxle);
  canvas.stroke(smoothLine(at(470, -50), at(410, -96), at(236, -64)), palette.steel, 28);
  canvas.block([at(250, -16), at(226, -96), at(-120, -84), at(-168, -22), at(-136, 30), at(196, 16)], palette.iron, 30);
  canvas.block([at(200, 0), at(192, -58), at(-84, -48), at(-104, 10)], 'metal', 16);
}

function drawBeltDrive({ canvas, skeleton, traits }: Sketch): void {
  const at = from(skeleton.rearAxle);
  canvas.block([at(470, 96), at(470, -26), at(-44, -32), at(-44, 32), at(180, 70)], 'plastic', 24);
  canvas.boss(at(390, 36), 60, palette.iron, traits.accent ?? palette.steel, 7);
  canvas.disc(skeleton.rearAxle, 28, palette.steel);
}

function drawHubMotorArm(sketch: Sketch): void {
  const at = from(sketch.skeleton.rearAxle);
  sketch.canvas.block([at(470, 90), at(470, 10), at(-30, -26), at(-30, 26)], 'plastic', 20);
  drawHubMotor(sketch, 84);
}
