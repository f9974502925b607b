import { outline, smoothLine } from '../geometry/outline.ts';
import { from, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawRoundLamp } from './headlamp.ts';
import { drawLampScreen } from './lamp-screen.ts';
import { drawLens } from './lens.ts';
import { drawSheen } from './sheen.ts';

/** Returns points by share of the wheelbase and mm below the saddle. */
function belowSaddle({ skeleton }: Sketch): (share: number, down: number, roundness?: number) => Point {
  return (share, down, roundness) => [skeleton.wheelbase * share, skeleton.seatHeight - down, roundness];
}

/** Draws the beam frame with the tank on it, and the cover under the rack. */
export function drawMopedBeam(sketch: Sketch): void {
  const { canvas, skeleton, paints, traits } = sketch;
  const at = belowSaddle(sketch);
  const neck = from(skeleton.lowerYoke)(-20, -40);
  canvas.tube(
    smoothLine(neck, at(0.62, 310), at(0.5, 380), at(0.36, 350), at(0.26, 130)),
    60,
    paints.main.shade,
    paints.main.light,
  );
  const tank = outline(
    at(0.36, 130, 0.4),
    at(0.45, 70),
    at(0.6, 96),
    at(0.67, 190, 0.7),
    at(0.62, 300),
    at(0.48, 326, 0.6),
    at(0.36, 256, 0.5),
  );
  const band = [at(0.34, 220, 0), at(0.5, 190), at(0.7, 240, 0), at(0.7, 280, 0), at(0.5, 226), at(0.34, 262, 0)];
  canvas.panel(tank, paints.main, 12, () => {
    if (traits.graphics !== 'plain') canvas.fill(outline(...band), paints.second.base);
    drawSheen(sketch, at(0.4, 130, 0.3), at(0.48, 90), at(0.6, 116, 0.3), at(0.5, 116));
  });
  const cover = [
    at(0.3, 90, 0.3),
    at(0.1, 84),
    at(-0.12, 74, 0.4),
    at(-0.147, 110, 0.3),
    at(0.033, 176),
    at(0.28, 222, 0.3),
  ];
  canvas.panel(outline(...cover), paints.main, 9);
}

/** Draws the slim shield ahead of the rider's legs. */
export function drawMopedLegShield({ canvas, skeleton, paints }: Sketch): void {
  const { topYoke, lowerYoke, wheelbase, seatHeight } = skeleton;
  const yoke = from(topYoke);
  const at = (share: number, down: number, roundness: number): Point => [
    wheelbase * share,
    seatHeight - down,
    roundness,
  ];
  const shield = outline(
    yoke(-10, -60, 0.4),
    from(lowerYoke)(40, -20, 0.6),
    at(0.79, 280, 0.5),
    at(0.74, 416, 0.3),
    at(0.68, 426, 0.3),
    at(0.72, 220, 0.6),
    yoke(-60, -80, 0.4),
  );
  canvas.panel(shield, paints.main, 10);
}

/** Draws the lamp in its cowl. */
export function drawMopedLamp(sketch: Sketch): void {
  const { canvas, skeleton, paints } = sketch;
  const at = from(skeleton.forkAt(skeleton.topYoke[1] + 16));
  const cowl = outline(
    at(-60, 66, 0.4),
    at(40, 80, 0.6),
    at(94, 58, 0.3),
    at(94, -62, 0.3),
    at(20, -76, 0.6),
    at(-50, -30, 0.5),
  );
  canvas.panel(cowl, paints.main, 9);
  if (sketch.traits.lamp === 'round') drawRoundLamp(sketch, at(58, 0), 70, 'chrome');
  else drawLens(sketch, [at(44, 56, 0.3), at(98, 48, 0.3), at(98, -54, 0.3), at(44, -60, 0.3)], 0.8);
  drawLampScreen(sketch, from(at(130, 0)));
}
