import { palette } from '../colour/palette.ts';
import { segments } from '../geometry/lines.ts';
import { outline, smoothLine } from '../geometry/outline.ts';
import type { Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { type ScooterAnchors, scooterAnchors } from './scooter-anchors.ts';
import { drawSheen } from './sheen.ts';

/** The floor between leg shield and rear body; a battery hangs below it on an electric. */
export function drawFloorboard(sketch: Sketch): void {
  const { canvas, skeleton, paints, traits, electric, bodyStyle } = sketch;
  const { leg, heel } = scooterAnchors(sketch);
  const sill = bodyStyle === 'maxiscooter' ? paints.plastic : paints.main;
  const floor = skeleton.groundClearance - leg(0, 0)[1];
  if (electric) {
    canvas.block([leg(-20, -20), heel(-60, -20), heel(-20, floor), leg(-90, floor)], 'plastic', 24);
    canvas.stroke(segments([heel(10, floor + 30), leg(-110, floor + 30)]), traits.accent ?? paints.second.base, 7);
  } else canvas.block([leg(-20, -20), heel(-90, -20), heel(-30, -96), leg(-80, -96)], palette.coal, 20);
  const pan = outline(
    leg(20, 14, 0.3),
    leg(-10, -62, 0.5),
    heel(60, -70, 0.5),
    heel(-60, -40, 0.3),
    heel(-40, 18, 0.3),
  );
  canvas.panel(pan, sill, 8);
  canvas.stroke(segments([leg(-40, 14), heel(-30, 16)]), palette.coal, 26);
  canvas.stroke(segments([leg(-60, 20), heel(-10, 22)]), palette.steel, 5);
}

/** The rear body from the floor to the tail, with its lamp. */
export function drawScooterBody(sketch: Sketch): void {
  const { canvas, traits, paints } = sketch;
  const anchors = scooterAnchors(sketch);
  drawUnderside(sketch, anchors);
  if (traits.retro) {
    canvas.panel(outline(...roundedBody(anchors)), paints.main, 14, () => drawClassicTrim(sketch, anchors));
    canvas.fill(outline(...roundedLamp(anchors)), palette.tailLight);
    return;
  }
  const lift = liftOf(sketch);
  canvas.panel(outline(...creasedBody(anchors, lift)), paints.main, 13, () => drawModernTrim(sketch, anchors));
  canvas.fill(outline(...pointedLamp(anchors, lift)), palette.tailLight);
}

const liftOf = ({ traits }: Sketch): number => 22 + traits.tailLift * 0.5;

function drawUnderside({ canvas }: Sketch, { bodyFront, heel, tyreTop, tail }: ScooterAnchors): void {
  canvas.block(
    [bodyFront(10, -80), heel(-20, -40), heel(-180, -20), tyreTop(60, 30), tail(150, -160), tail(110, -90)],
    palette.ink,
    30,
  );
}

function roundedBody({ bodyFront, heel, tyreTop, tail }: ScooterAnchors): Point[] {
  return [
    bodyFront(44, -82, 0.3),
    bodyFront(6, -220, 0.8),
    heel(-14, 70, 0.8),
    heel(-56, -58, 0.6),
    heel(-150, -72, 0.8),
    heel(-290, -20),
    tyreTop(140, -104),
    tyreTop(0, -80),
    tyreTop(-150, -14),
    tail(6, -206, 0.9),
    tail(-4, -116, 0.7),
    tail(70, -62, 0.6),
  ];
}

function creasedBody({ bodyFront, heel, tyreTop, tail }: ScooterAnchors, lift: number): Point[] {
  return [
    bodyFront(62, -76, 0.2),
    bodyFront(14, -230, 0.6),
    heel(-18, 40, 0.7),
    heel(-64, -60, 0.4),
    heel(-170, -64, 0.5),
    heel(-300, -6, 0.7),
    tyreTop(90, -64, 0.8),
    tyreTop(-90, 0, 0.8),
    tail(100, -188 + lift, 0.7),
    tail(-12, -86 + lift, 0.1),
    tail(104, -50 + lift * 0.6, 0.8),
  ];
}

function drawClassicTrim(sketch: Sketch, { bodyFront, heel, tyreTop, tail }: ScooterAnchors): void {
  const { canvas, paints, traits } = sketch;
  const skirt = [
    heel(60, 30, 0),
    heel(-120, 40),
    tyreTop(130, 20),
    tail(0, -220, 0),
    tail(0, -500, 0),
    heel(60, -200, 0),
  ];
  canvas.fill(outline(...skirt), paints.main.shade);
  canvas.stroke(smoothLine(heel(30, 34), heel(-120, 46), tyreTop(130, 6), tail(20, -214)), paints.main.light, 5);
  const strip = smoothLine(bodyFront(10, -168), bodyFront(-330, -160), tail(0, -128));
  canvas.stroke(strip, traits.graphic % 2 ? palette.silver : paints.second.base, 8);
  drawSheen(sketch, bodyFront(0, -108, 0.3), bodyFront(-320, -96), tail(80, -84, 0.3), bodyFront(-330, -126));
}

function drawModernTrim(sketch: Sketch, anchors: ScooterAnchors): void {
  const { bodyFront, tail } = anchors;
  modernTrims[sketch.traits.tankForm](sketch, anchors);
  drawSheen(sketch, bodyFront(0, -108, 0.3), bodyFront(-340, -92), tail(110, -70, 0.3), bodyFront(-350, -122));
}

type Trim = (sketch: Sketch, anchors: ScooterAnchors) => void;

const modernTrims: Record<Sketch['traits']['tankForm'], Trim> = {
  0: (sketch, { bodyFront, heel, tail }) => {
    const { canvas, paints } = sketch;
    const lift = liftOf(sketch);
    const crease = [bodyFront(20, -206, 0.3), bodyFront(-300, -188), tail(0, -118 + lift, 0)] as const;
    canvas.fill(outline(...crease, tail(-20, -700, 0), heel(-300, -300, 0), heel(0, -100, 0)), paints.main.shade);
    canvas.stroke(smoothLine(...crease), paints.main.light, 6);
  },
  1: (sketch, { heel, tyreTop, tail }) => {
    const { canvas, paints } = sketch;
    const lift = liftOf(sketch);
    const crease = [heel(10, 60), heel(-280, 160), tail(180, -190 + lift), tail(0, -130 + lift)] as const;
    canvas.fill(outline(...crease, tyreTop(-300, -200, 0), heel(-140, -140, 0)), 'plastic');
    canvas.stroke(smoothLine(...crease), paints.main.light, 5);
  },
  2: (sketch, { bodyFront, heel, tail }) => {
    const { canvas, paints } = sketch;
    const flank = [bodyFront(60, -60, 0), bodyFront(-100, -60, 0), heel(-230, -80, 0), heel(0, -100, 0)];
    canvas.fill(outline(...flank), paints.main.shade);
    canvas.stroke(smoothLine(bodyFront(-130, -150), tail(50, -104 + liftOf(sketch))), paints.second.base, 11);
  },
};

function roundedLamp({ tail }: ScooterAnchors): Point[] {
  return [tail(40, -72, 0.4), tail(-8, -116, 0.5), tail(4, -186, 0.4), tail(58, -124, 0.6)];
}

function pointedLamp({ tail }: ScooterAnchors, lift: number): Point[] {
  return [
    tail(68, -58 + lift * 0.8, 0.2),
    tail(-12, -86 + lift, 0.1),
    tail(60, -140 + lift, 0.2),
    tail(106, -96 + lift * 0.8, 0.4),
  ];
}
