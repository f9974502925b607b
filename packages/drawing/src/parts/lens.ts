import { palette } from '../colour/palette.ts';
import { outline } from '../geometry/outline.ts';
import { type Point, shifted } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

/**
 * Draws the bike's type of lens inside an outline: one eye, a slim, round or square one, a ring, a strip, or two. `share` is the lit part
 * of an eye.
 */
export function drawLens({ canvas, traits }: Sketch, surround: readonly Point[], share = 0.62): void {
  const { lamp } = traits;
  for (const eye of eyesOf[lamp](surround)) {
    canvas.fill(outline(...eye), palette.ink);
    if (lamp === 'horseshoe') canvas.fill(outline(...flattened(eye, 0.9, 0.92)), palette.glass);
    if (lamp === 'horseshoe') canvas.fill(outline(...flattened(eye, 0.5, 0.6)), palette.ink);
    else canvas.fill(outline(...flattened(eye, lamp === 'strip' ? 0.9 : share, share)), palette.glass);
  }
}

type Eye = readonly Point[];

const eyesOf: Record<Sketch['traits']['lamp'], (surround: Eye) => Eye[]> = {
  angular: (surround) => [surround],
  slim: (surround) => [flattened(surround, 1, 0.6)],
  strip: (surround) => [flattened(surround, 1.1, 0.5)],
  horseshoe: (surround) => [roundEye(surround)],
  projector: (surround) => {
    const { halfHeight } = boundsOf(surround);
    const brow = flattened(surround, 1, 0.3).map((point) => shifted(point, -4, halfHeight * 0.5, point[2]));
    const eye = flattened(roundEye(surround), 0.6, 0.5).map((point) => shifted(point, 6, -halfHeight * 0.44));
    return [brow, eye];
  },
  bars: (surround) => {
    const { halfWidth } = boundsOf(surround);
    const bar = flattened(surround, 0.24, 1).map((point) => shifted(point, -halfWidth * 0.86, 0, point[2]));
    const eye = flattened(surround, 0.66, 0.86).map((point) => shifted(point, halfWidth * 0.3, 0, point[2]));
    return [bar, eye];
  },
  round: (surround) => [roundEye(surround)],
  box: (surround) => [squareEye(surround)],
  litbox: (surround) => {
    const { halfHeight } = boundsOf(surround);
    const strip = flattened(surround, 0.7, 0.26).map((point) => shifted(point, 0, halfHeight * 0.74, point[2]));
    return [strip, squareEye(surround).map((point) => shifted(point, 0, -halfHeight * 0.2, point[2]))];
  },
  twin: (surround) => {
    const eye = flattened(surround, 0.92, 0.52);
    const apart = boundsOf(surround).halfHeight * 0.6;
    return [
      eye.map((point) => shifted(point, -4, apart, point[2])),
      eye.map((point) => shifted(point, 4, -apart, point[2])),
    ];
  },
  pair: (surround) => {
    const eye = flattened(roundEye(surround), 0.66, 0.96);
    const apart = boundsOf(surround).halfWidth * 0.3;
    return [eye.map((point) => shifted(point, apart, 6)), eye.map((point) => shifted(point, -apart, -6))];
  },
};

function roundEye(surround: Eye): Eye {
  const { x, y, halfWidth, halfHeight, lean } = boundsOf(surround);
  const [w, h] = [halfWidth * 0.74, halfHeight * 0.92];
  return [
    [x - lean * h, y + h],
    [x + w, y],
    [x + lean * h, y - h],
    [x - w, y],
  ];
}

function squareEye(surround: Eye): Eye {
  const { x, y, halfWidth, halfHeight, lean } = boundsOf(surround);
  const [w, h] = [halfWidth * 0.6, halfHeight * 0.76];
  const [high, low] = [x - lean * h, x + lean * h];
  return [
    [high - w, y + h, 0.1],
    [high + w, y + h, 0.1],
    [low + w, y - h, 0.1],
    [low - w, y - h, 0.1],
  ];
}

interface Bounds {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
  /** Forward lean per mm of descent. */
  lean: number;
}

/** Maximum lean; a larger one looks like a lens blown back by the wind. */
const steepest = 0.45;

function boundsOf(points: Eye): Bounds {
  const span = (axis: 0 | 1): [middle: number, half: number] => {
    const values = points.map((point) => point[axis]);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return [(low + high) / 2, (high - low) / 2];
  };
  const [x, halfWidth] = span(0);
  const [y, halfHeight] = span(1);
  const [highest, ...others] = points.toSorted((one, other) => other[1] - one[1]);
  const fall = (others.at(-1)?.[0] ?? 0) - (highest?.[0] ?? 0);
  const lean = Math.max(-steepest, Math.min(fall / (2 * halfHeight), steepest));
  return { x, y, halfWidth, halfHeight, lean };
}

/** Shrinks an outline towards its middle to a share of its width and height. */
function flattened(points: Eye, width: number, height: number): Point[] {
  const middle = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis] / points.length, 0);
  const [x, y] = [middle(0), middle(1)];
  return points.map((point) => [x + (point[0] - x) * width, y + (point[1] - y) * height, point[2]]);
}
