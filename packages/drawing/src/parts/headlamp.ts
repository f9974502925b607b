import type { GradientName } from '../canvas/gradients.ts';
import type { Ink } from '../canvas/canvas.ts';
import { palette } from '../colour/palette.ts';
import type { Tones } from '../colour/tones.ts';
import { toSvg } from '../geometry/pen.ts';
import { outline } from '../geometry/outline.ts';
import { from, type LocalPoint, type Point, shifted } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import type { Variant } from '../traits/traits.ts';

/** What a round lamp's bucket is made of. */
export type Bucket = GradientName | Tones;

/** The headlamp ahead of the fork at `height`, round or cowled as the bike has it; `size` is its height in mm. Gives its foremost point. */
export function drawHeadlamp(sketch: Sketch, height: number, size: number, bucket: Bucket): Point {
  const base = from(sketch.skeleton.forkAt(height));
  if (sketch.traits.lamp === 'round') {
    drawRoundLamp(sketch, base(size * 0.58, 0), size / 2, bucket);
    return base(size * 1.08, 0);
  }
  const front = base(size * 0.62, 0);
  drawCowledLamp(sketch, front, size);
  return front;
}

/** A round lamp seen from the side: domed glass, bezel, bucket. */
export function drawRoundLamp({ canvas }: Sketch, centre: Point, radius: number, bucket: Bucket): void {
  const chrome = bucket === 'chrome';
  const half = Math.round(radius * 0.92);
  const [x, y] = toSvg(from(centre)(radius * 0.55, half));
  const collar = Math.round(radius * 0.3);
  const bowl = `M${x} ${y}h-${collar}a${Math.round(radius * 1.1)} ${half} 0 0 0 0 ${half * 2}h${collar}z`;
  canvas.fill(`M${x} ${y}a${Math.round(radius * 0.4)} ${half} 0 0 1 0 ${half * 2}z`, palette.glass);
  if (typeof bucket === 'string') canvas.fill(bowl, bucket);
  else canvas.part(bowl, bucket);
  const rim: Ink = chrome ? palette.silver : palette.iron;
  canvas.stroke(`M${x} ${y + 8}v${half * 2 - 16}`, rim, radius * 0.2);
}

interface CowlForm {
  cowl: readonly Point[];
  eye: readonly Point[];
}

const cowlForms: Record<Variant, CowlForm> = {
  0: {
    cowl: [
      [-150, 96, 0.3],
      [-60, 118, 0.5],
      [26, 40, 0.3],
      [34, -6, 0.3],
      [-30, -104, 0.2],
      [-96, -92, 0.4],
      [-150, -10, 0.4],
    ],
    eye: [
      [30, 26, 0.1],
      [34, -10, 0.2],
      [-6, -66, 0.1],
      [-52, -44, 0.1],
      [-34, 6, 0.2],
    ],
  },
  1: {
    cowl: [
      [-160, 60, 0.3],
      [-70, 130, 0.2],
      [30, 62, 0.2],
      [40, 10, 0.2],
      [6, -80, 0.2],
      [-70, -112, 0.3],
      [-140, -40, 0.3],
    ],
    eye: [
      [32, 44, 0.1],
      [40, 8, 0.2],
      [14, -40, 0.1],
      [-64, -10, 0.1],
      [-50, 16, 0.2],
    ],
  },
  2: {
    cowl: [
      [-150, 110, 0.4],
      [-40, 110, 0.6],
      [34, 30, 0.5],
      [20, -70, 0.3],
      [-56, -110, 0.3],
      [-130, -60, 0.5],
    ],
    eye: [
      [34, 20, 0.3],
      [22, -54, 0.3],
      [-30, -70, 0.3],
      [-44, -8, 0.3],
    ],
  },
};

function drawCowledLamp(sketch: Sketch, front: Point, size: number): void {
  const { canvas, paints, traits } = sketch;
  const { cowl, eye } = cowlForms[traits.lampForm];
  const at = from(front, size / 200);
  canvas.part(outline(...placed(cowl, at)), paints.main);
  drawLens(sketch, placed(eye, at));
}

const placed = (points: readonly Point[], at: LocalPoint): Point[] =>
  points.map(([x, y, roundness]) => at(x, y, roundness));

/** The lens of the bike's own kind inside an outline: one eye, a slim one, or a pair. `share` is how much of an eye is lit. */
export function drawLens({ canvas, traits }: Sketch, surround: readonly Point[], share = 0.62): void {
  for (const eye of eyesOf(traits.lamp, surround)) {
    canvas.fill(outline(...eye), palette.ink);
    canvas.fill(outline(...flattened(eye, share, share)), palette.glass);
  }
}

function eyesOf(lamp: Sketch['traits']['lamp'], surround: readonly Point[]): (readonly Point[])[] {
  if (lamp === 'slim') return [flattened(surround, 1, 0.6)];
  if (lamp !== 'twin') return [surround];
  const heights = surround.map(([, y]) => y);
  const apart = (Math.max(...heights) - Math.min(...heights)) * 0.3;
  const eye = flattened(surround, 0.92, 0.52);
  return [
    eye.map((point) => shifted(point, -4, apart, point[2])),
    eye.map((point) => shifted(point, 4, -apart, point[2])),
  ];
}

/** The outline drawn towards its middle: to a share of its width and of its height. */
function flattened(points: readonly Point[], width: number, height: number): Point[] {
  const middle = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis] / points.length, 0);
  const [x, y] = [middle(0), middle(1)];
  return points.map((point) => [x + (point[0] - x) * width, y + (point[1] - y) * height, point[2]]);
}
