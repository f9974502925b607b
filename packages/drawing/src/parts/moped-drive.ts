import { palette } from '../colour/palette.ts';
import { type Segment, segments } from '../geometry/pen.ts';
import { outline } from '../geometry/outline.ts';
import { from, type Point } from '../geometry/point.ts';
import { roundedPolygon } from '../geometry/polygon.ts';
import type { Sketch } from '../sketch.ts';
import { drawBattery, drawHubMotor, drawMidMotor } from './electric-drive.ts';
import { drawExhaust } from './exhaust.ts';

/** Draws the flat little engine with its exhaust, or the battery and motor of an electric moped. */
export function drawMopedDrive(sketch: Sketch): void {
  const { skeleton, traits, electric } = sketch;
  const { wheelbase, groundClearance, seatHeight } = skeleton;
  if (!electric) return drawFlatSingle(sketch, [wheelbase * 0.46, groundClearance + 130]);
  const [top, floor] = [seatHeight - 150, groundClearance + 60];
  drawBattery(sketch, [
    [wheelbase * 0.33, top],
    [wheelbase * 0.52, top],
    [wheelbase * 0.5, floor],
    [wheelbase * 0.35, floor],
  ]);
  return traits.motor === 'hub' ? drawHubMotor(sketch, 96) : drawMidMotor(sketch, [wheelbase * 0.4, floor + 40]);
}

/** Draws a crankcase with a near-horizontal finned cylinder. */
function drawFlatSingle(sketch: Sketch, at: Point): void {
  const { canvas } = sketch;
  const fin = (x: number): Segment => [
    [x, 74],
    [x, -40],
  ];
  const casing: Point[] = [
    [-150, 40],
    [-60, 88],
    [60, 72],
    [92, 0],
    [50, -74],
    [-90, -80],
    [-160, -30],
  ];
  canvas.group({ at }, () => {
    canvas.fill(
      roundedPolygon(
        [
          [70, 62],
          [222, 78],
          [228, -32],
          [70, -48],
        ],
        10,
      ),
      palette.ink,
    );
    canvas.stroke(segments(...[90, 114, 138, 162, 186, 208].map(fin)), palette.alloy, 11);
    canvas.fill(outline(...casing), 'metal');
    canvas.boss([-30, -4], 50, palette.alloy, palette.steel);
  });
  drawExhaust(sketch, from(at)(190, -40));
}
