import type { Ink } from '../canvas/canvas.ts';
import { palette } from '../colour/palette.ts';
import { outline, smoothLine } from '../geometry/outline.ts';
import { between, polar, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawLens } from './lens.ts';
import { type ScooterAnchors, scooterAnchors } from './scooter-anchors.ts';
import { apronEye, apronProfile, behindApron } from './scooter-apron.ts';
import { drawSheen } from './sheen.ts';

/** Draws the leg shield with the floor well behind it, its lamp and its trim. */
export function drawLegShield(sketch: Sketch): void {
  const { canvas, traits, paints } = sketch;
  const anchors = scooterAnchors(sketch);
  drawWell(sketch, anchors);
  canvas.panel(outline(...shieldPoints(sketch, anchors)), paints.main, 12, () => drawShieldTrim(sketch, anchors));
  if (traits.lampOn === 'apron') drawApronLamp(sketch);
  else drawIndicator(sketch);
}

/** Draws the lens on the apron; a pair is set in a dark face. */
function drawApronLamp(sketch: Sketch): void {
  const eye = apronEye(sketch);
  if (sketch.traits.lamp === 'pair') sketch.canvas.fill(outline(...eye), palette.ink);
  drawLens(sketch, eye, 0.66);
}

/** Draws the dark inner side that faces the rider's knees. */
function drawWell({ canvas }: Sketch, { ahead, leg, shieldTop }: ScooterAnchors): void {
  const well = outline(
    ahead(shieldTop, -30, 0.4),
    ahead(shieldTop - 150, -92),
    leg(-92, 150, 0.8),
    leg(-150, 10, 0.6),
    leg(-40, -30, 0.4),
    ahead(shieldTop, 40, 0.4),
  );
  canvas.fill(well, 'plastic');
}

/** Returns the outline of the shield: down the front, around the wheel, and up behind the leg. */
function shieldPoints(sketch: Sketch, { ahead, leg, shieldTop }: ScooterAnchors): Point[] {
  const { frontAxle, frontTyre } = sketch.skeleton;
  const overWheel = (degrees: number, roundness?: number): Point =>
    polar(frontAxle, frontTyre.radius + 34, degrees, roundness);
  return [
    ...apronProfile(sketch),
    overWheel(108, 0.6),
    overWheel(132, 0.8),
    overWheel(160, 0.8),
    leg(34, -60, 0.5),
    leg(-44, -66, 0.5),
    leg(-44, 90, 0.7),
    ahead(shieldTop - 150, -46),
  ];
}

function drawShieldTrim(sketch: Sketch, { ahead, leg, shieldTop }: ScooterAnchors): void {
  const { canvas, traits, paints } = sketch;
  const fold = [ahead(shieldTop - 10, -12), ahead(shieldTop - 160, 30), leg(22, 150), leg(30, -80)];
  const [top, , , foot] = fold as [Point, Point, Point, Point];
  canvas.fill(
    outline(
      [top[0], top[1], 0],
      ...fold.slice(1, 3),
      [foot[0], foot[1], 0],
      leg(-90, -80, 0),
      ahead(shieldTop, -90, 0),
    ),
    paints.main.shade,
  );
  canvas.stroke(smoothLine(...fold), paints.main.light, 5);
  const front = behindApron(sketch, 40);
  shieldGraphics[traits.graphics]?.(sketch, front, fold);
  if (traits.chrome) canvas.stroke(smoothLine(...behindApron(sketch, 10).slice(1)), palette.silver, 14);
  const sheen = front.slice(0, 3);
  const inner = behindApron(sketch, 66).slice(0, 3).toReversed();
  drawSheen(sketch, ...sheen, ...inner);
}

type ShieldGraphic = (sketch: Sketch, front: readonly Point[], fold: readonly Point[]) => void;

/** Returns points between the front edge and the fold, `share` of the way back. */
const amid = (front: readonly Point[], fold: readonly Point[], share: number): Point[] =>
  fold.slice(0, 3).map((point, index) => between(front[index + 1] ?? point, point, share));

const stripe =
  (share: number, width: number): ShieldGraphic =>
  ({ canvas, paints }, front, fold) =>
    canvas.stroke(smoothLine(...amid(front, fold, share)), paints.second.base, width);

/** Paints the part between the middle of the apron and its fold in another colour. */
const lowerPaint =
  (ink: (sketch: Sketch) => Ink): ShieldGraphic =>
  (sketch, front, fold) =>
    sketch.canvas.fill(outline(...amid(front, fold, 0.24).slice(1), ...fold.slice(1).toReversed()), ink(sketch));

const shieldGraphics: Partial<Record<Sketch['traits']['graphics'], ShieldGraphic>> = {
  stripe: stripe(0.6, 10),
  stripes: (...drawn) => {
    stripe(0.4, 10)(...drawn);
    stripe(0.7, 10)(...drawn);
  },
  pinstripe: stripe(0.8, 5),
  wedge: lowerPaint(({ paints }) => paints.second.base),
  sash: lowerPaint(({ paints }) => paints.second.base),
  twotone: lowerPaint(() => 'plastic'),
  chrome: ({ canvas }, front, fold) => canvas.stroke(smoothLine(...amid(front, fold, 0.6)), palette.silver, 12),
};

function drawIndicator(sketch: Sketch): void {
  const eye = apronEye(sketch);
  const middle = between(eye[0] ?? [0, 0], eye[2] ?? [0, 0], 0.5);
  const lens = eye.map((point): Point => {
    const [x, y] = between(middle, point, 0.56);
    return [x, y, 0.4];
  });
  sketch.canvas.fill(outline(...lens), palette.indicator);
}
