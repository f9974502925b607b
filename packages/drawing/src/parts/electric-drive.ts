import { palette } from '../colour/palette.ts';
import { type Segment, segments } from '../geometry/pen.ts';
import { from, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

/** Draws the battery case under the tank line of an electric motorcycle, with its motor. */
export function drawElectricDrive(sketch: Sketch): void {
  const { skeleton, traits } = sketch;
  const { swingarmPivot, lowerYoke, seatHeight, groundClearance } = skeleton;
  const [top, floor] = [seatHeight - 50, groundClearance + 6];
  drawBattery(sketch, [
    [swingarmPivot[0] + 50, top - 20],
    [lowerYoke[0] - 60, top - 10],
    [lowerYoke[0] - 150, floor + 50],
    [swingarmPivot[0] + 150, floor + 10],
  ]);
  if (traits.motor === 'hub') drawHubMotor(sketch, 110);
  else drawMidMotor(sketch, from(swingarmPivot)(60, -20));
}

/** Draws a battery case with cooling ribs; corners in the order rear top, front top, front floor, rear floor. */
export function drawBattery({ canvas, traits, paints }: Sketch, corners: readonly [Point, Point, Point, Point]): void {
  const [rearTop, frontTop, frontFloor, rearFloor] = corners;
  const rear = Math.max(rearTop[0], rearFloor[0]) + 36;
  const front = Math.min(frontTop[0], frontFloor[0]) - 30;
  const top = Math.min(rearTop[1], frontTop[1]) - 44;
  const pitch = Math.min(46, (top - Math.max(frontFloor[1], rearFloor[1])) / 6);
  const rib = (index: number): Segment => [
    [rear, top - 40 - index * pitch],
    [front, top - 40 - index * pitch],
  ];
  canvas.block(corners, 'plastic', 26);
  canvas.stroke(segments(...[0, 1, 2, 3, 4].map(rib)), '#565d67', 11);
  canvas.stroke(
    segments([
      [rear, top],
      [front, top],
    ]),
    traits.accent ?? paints.second.base,
    9,
  );
}

/** Draws a motor in the frame, at its output shaft. */
export function drawMidMotor({ canvas, traits, paints }: Sketch, at: Point): void {
  canvas.boss(at, 92, palette.coal, palette.steel, 20);
  canvas.boss(at, 52, palette.iron, traits.accent ?? paints.second.base, 7);
}

/** Draws a motor that fills the middle of the rear wheel. */
export function drawHubMotor({ canvas, skeleton, traits, paints }: Sketch, radius: number): void {
  const { rearAxle } = skeleton;
  canvas.boss(rearAxle, radius - 8, 'plastic', palette.steel, 12);
  canvas.boss(rearAxle, radius * 0.6, palette.iron, traits.accent ?? paints.second.base);
  canvas.disc(rearAxle, 20, palette.alloy);
}
