import type { GradientName } from '../canvas/gradients.ts';
import type { Ink } from '../canvas/canvas.ts';
import { palette } from '../colour/palette.ts';
import type { Tones } from '../colour/tones.ts';
import { Pen, polyline } from '../geometry/pen.ts';
import { outline, smoothLine } from '../geometry/outline.ts';
import { from, type LocalPoint, type Point, shifted } from '../geometry/point.ts';
import { roundedPolygon } from '../geometry/polygon.ts';
import type { Sketch } from '../sketch.ts';
import { drawLens } from './lens.ts';

/** Material of a round lamp's bucket. */
export type Bucket = GradientName | Tones;

/**
 * Draws the bike's type of headlamp ahead of the fork at `height`; `size` is its height in mm.
 * @returns its foremost point
 */
export function drawHeadlamp(sketch: Sketch, height: number, size: number, bucket: Bucket): Point {
  const base = from(sketch.skeleton.forkAt(height));
  const { lamp } = sketch.traits;
  if (lamp === 'pair') drawRoundLamp(sketch, base(size * 0.78, size * 0.04), size * 0.42, bucket);
  if (lamp === 'pair' || lamp === 'round') {
    drawRoundLamp(sketch, base(size * 0.58, 0), size * (lamp === 'pair' ? 0.42 : 0.5), bucket);
    return base(size * 1.08, 0);
  }
  const front = base(size * 0.62, 0);
  if (lamp === 'box' || lamp === 'litbox') drawBoxLamp(sketch, front, size);
  else drawCowledLamp(sketch, front, size);
  return front;
}

/** Draws a round lamp seen from the side: domed glass, bezel, bucket. */
export function drawRoundLamp({ canvas }: Sketch, centre: Point, radius: number, bucket: Bucket): void {
  const chrome = bucket === 'chrome';
  const half = radius * 0.92;
  const face = from(centre);
  const [top, bottom] = [face(radius * 0.55, half), face(radius * 0.55, -half)];
  const glass = new Pen();
  glass.moveTo(top);
  glass.arcTo(radius * 0.4, { large: false, clockwise: true }, bottom, half);
  canvas.fill(glass.close(), palette.glass);
  const bowl = bowlOf(face, radius);
  if (typeof bucket === 'string') canvas.fill(bowl, bucket);
  else canvas.part(bowl, bucket);
  const rim: Ink = chrome ? palette.silver : palette.iron;
  canvas.stroke(polyline(shifted(top, 0, -8), shifted(bottom, 0, 8)), rim, radius * 0.2);
}

/** Returns the outline of the bucket behind the glass. */
function bowlOf(face: LocalPoint, radius: number): string {
  const half = radius * 0.92;
  const pen = new Pen();
  pen.moveTo(face(radius * 0.55, half));
  pen.lineTo(face(radius * 0.25, half));
  pen.arcTo(radius * 1.1, { large: false, clockwise: false }, face(radius * 0.25, -half), half);
  pen.lineTo(face(radius * 0.55, -half));
  return pen.close();
}

interface CowlForm {
  cowl: readonly Point[];
  eye: readonly Point[];
}

/** Masks that end at the fork, with a lens as tall as their upright face, so that they read as a lamp rather than a beak with an eye. */
const cowlForms: Record<Sketch['traits']['cowl'], CowlForm> = {
  bikini: {
    cowl: [
      [-130, 66, 0.3],
      [-72, 150, 0.5],
      [-16, 120, 0.4],
      [24, 40, 0.2],
      [22, -44, 0.2],
      [-24, -106, 0.3],
      [-96, -92, 0.3],
      [-126, -10, 0.3],
    ],
    eye: [
      [14, 66, 0.2],
      [24, 10, 0.2],
      [14, -58, 0.2],
      [-46, -76, 0.2],
      [-44, 34, 0.2],
    ],
  },
  visor: {
    cowl: [
      [-124, 92, 0.3],
      [-50, 114, 0.5],
      [12, 66, 0.3],
      [22, -4, 0.3],
      [-14, -100, 0.2],
      [-80, -92, 0.4],
      [-120, -10, 0.4],
    ],
    eye: [
      [8, 52, 0.2],
      [20, -6, 0.2],
      [-4, -80, 0.2],
      [-56, -70, 0.2],
      [-40, 30, 0.2],
    ],
  },
  pointed: {
    cowl: [
      [-124, 58, 0.3],
      [-64, 124, 0.2],
      [4, 94, 0.2],
      [26, 36, 0.2],
      [4, -84, 0.2],
      [-60, -108, 0.3],
      [-114, -40, 0.3],
    ],
    eye: [
      [6, 76, 0.1],
      [24, 32, 0.2],
      [6, -60, 0.1],
      [-46, -84, 0.1],
      [-34, 26, 0.2],
    ],
  },
  low: {
    cowl: [
      [-126, 50, 0.3],
      [-56, 76, 0.4],
      [12, 48, 0.2],
      [24, -18, 0.2],
      [-18, -116, 0.2],
      [-96, -102, 0.4],
      [-126, -20, 0.4],
    ],
    eye: [
      [10, 34, 0.2],
      [22, -22, 0.2],
      [-8, -94, 0.2],
      [-56, -92, 0.3],
      [-38, 8, 0.3],
    ],
  },
};

function drawCowledLamp(sketch: Sketch, front: Point, size: number): void {
  const { canvas, paints, traits } = sketch;
  const { cowl, eye } = cowlForms[traits.cowl];
  const at = from(front, size / 200);
  canvas.part(outline(...placed(cowl, at)), paints.main);
  drawLens(sketch, placed(eye, at), 0.76);
}

/** Draws a cowl whose whole face is the lens, under a dark visor. */
function drawBoxLamp({ canvas, paints, traits }: Sketch, front: Point, size: number): void {
  const at = from(front, size / 186);
  canvas.part(outline(...placed(cowlForms[traits.cowl].cowl, from(front, size / 200))), paints.main);
  canvas.fill(roundedPolygon([at(-6, 34), at(18, -6), at(6, -74), at(-40, -62), at(-50, 14)], 12), palette.glass);
  canvas.stroke(smoothLine(at(-120, 106), at(-40, 118), at(0, 60)), palette.ink, 12);
  if (traits.lamp !== 'litbox') return;
  const strip = polyline(at(-92, 66), at(-22, 56));
  canvas.stroke(strip, palette.ink, 38);
  canvas.stroke(strip, palette.glass, 18);
}

const placed = (points: readonly Point[], at: LocalPoint): Point[] =>
  points.map(([x, y, roundness]) => at(x, y, roundness));
