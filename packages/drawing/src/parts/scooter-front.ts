import { palette } from '../colour/palette.ts';
import { outline, smoothLine } from '../geometry/outline.ts';
import { polar, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawLens } from './lens.ts';
import { type ScooterAnchors, scooterAnchors } from './scooter-anchors.ts';
import { drawSheen } from './sheen.ts';

/** How far the leg shield bulges ahead, mm. */
function bulgeOf({ traits, bodyStyle }: Sketch): number {
  const usual = traits.retro ? 10 : ([4, 22, 12] as const)[traits.lampForm];
  return bodyStyle === 'maxiscooter' ? usual + 50 : usual;
}

/** The leg shield with the floor well behind it, its lamp and its trim. */
export function drawLegShield(sketch: Sketch): void {
  const { canvas, traits, paints } = sketch;
  const anchors = scooterAnchors(sketch);
  drawWell(sketch, anchors);
  canvas.panel(outline(...shieldPoints(sketch, anchors)), paints.main, 12, () => drawShieldTrim(sketch, anchors));
  if (traits.lampOn === 'apron') drawApronLamp(sketch, anchors);
  else drawIndicator(sketch, anchors);
}

/** The dark inner side that faces the rider's knees. */
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

/** Down the front, round the wheel, and up behind the leg. */
function shieldPoints(sketch: Sketch, { ahead, leg, shieldTop }: ScooterAnchors): Point[] {
  const { frontAxle, frontTyre } = sketch.skeleton;
  const bulge = bulgeOf(sketch);
  const soft = sketch.traits.retro ? 1 : 0.55;
  const tyreTop = frontAxle[1] + frontTyre.radius;
  const overWheel = (degrees: number, roundness?: number): Point =>
    polar(frontAxle, frontTyre.radius + 34, degrees, roundness);
  return [
    ahead(shieldTop + 34, 4, 0.4),
    ahead(shieldTop - 4, 58 + bulge * 0.5, soft),
    ahead(shieldTop - 130, 112 + bulge, soft),
    ahead(Math.max(tyreTop + 150, shieldTop - 280), 124 + bulge, soft),
    ahead(tyreTop + 84, 106 + bulge * 0.6, 0.9),
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
  const bulge = bulgeOf(sketch);
  const fold = [
    ahead(shieldTop - 10, -12, 0),
    ahead(shieldTop - 160, 30),
    leg(22, 150),
    leg(30, -80, 0),
    leg(-90, -80, 0),
    ahead(shieldTop, -90, 0),
  ];
  canvas.fill(outline(...fold), paints.main.shade);
  canvas.stroke(
    smoothLine(ahead(shieldTop - 10, -12), ahead(shieldTop - 160, 30), leg(22, 150), leg(26, -60)),
    paints.main.light,
    5,
  );
  if (traits.graphic === 0)
    canvas.stroke(
      smoothLine(ahead(shieldTop - 40, 14), ahead(shieldTop - 170, 54), leg(44, 180)),
      paints.second.base,
      10,
    );
  if (traits.chrome) canvas.stroke(smoothLine(...noseLine(sketch)), palette.silver, 12);
  drawSheen(
    sketch,
    ahead(shieldTop - 20, 44 + bulge * 0.5, 0.3),
    ahead(shieldTop - 140, 94 + bulge),
    ahead(shieldTop - 300, 100 + bulge, 0.3),
    ahead(shieldTop - 160, 68 + bulge),
  );
}

function drawApronLamp(sketch: Sketch, { ahead, shieldTop }: ScooterAnchors): void {
  const bulge = bulgeOf(sketch);
  drawLens(
    sketch,
    [
      ahead(shieldTop - 24, 62 + bulge * 0.6, 0.2),
      ahead(shieldTop - 126, 118 + bulge, 0.4),
      ahead(shieldTop - 176, 122 + bulge, 0.2),
      ahead(shieldTop - 116, 40 + bulge, 0.2),
    ],
    0.64,
  );
}

function drawIndicator(sketch: Sketch, { ahead, shieldTop }: ScooterAnchors): void {
  const bulge = bulgeOf(sketch);
  const lens = [
    ahead(shieldTop - 84, 88 + bulge, 0.3),
    ahead(shieldTop - 140, 112 + bulge, 0.3),
    ahead(shieldTop - 156, 70 + bulge, 0.4),
    ahead(shieldTop - 110, 52 + bulge, 0.4),
  ];
  sketch.canvas.fill(outline(...lens), palette.indicator);
}

/** The line down the middle of the shield's front. */
function noseLine(sketch: Sketch): Point[] {
  const { ahead, shieldTop } = scooterAnchors(sketch);
  const bulge = bulgeOf(sketch);
  return [
    ahead(shieldTop - 180, 108 + bulge),
    ahead(shieldTop - 250, 112 + bulge),
    ahead(shieldTop - 330, 104 + bulge),
  ];
}
