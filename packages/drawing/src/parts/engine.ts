import { palette } from '../colour/palette.ts';
import { type Segment, segments } from '../geometry/pen.ts';
import { outline } from '../geometry/outline.ts';
import { type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { engineFinishes } from './finishes.ts';

interface Cylinder {
  foot: Point;
  /** Forward lean in degrees. */
  lean: number;
  width: number;
  height: number;
  cooling: 'air' | 'liquid';
}

/** Fit of an engine in a bike: scale (1 suits 125-350 cc), and whether a fairing hides its cylinders. */
export interface EngineFit {
  scale: number;
  covered?: boolean;
}

const inUnit = (sketch: Sketch, scale: number, draw: () => void): void =>
  sketch.canvas.group({ at: sketch.skeleton.crankshaft, scale }, draw);

/** Draws a single, or a parallel twin, which is wider. */
export function drawUprightEngine(sketch: Sketch, { scale, covered = false }: EngineFit): void {
  const { canvas, traits } = sketch;
  const width = traits.engine === 'twin' ? 204 : 166;
  inUnit(sketch, scale, () => {
    if (!covered) {
      if (traits.cooling === 'air') canvas.boss([-76, 214], 34, palette.iron, palette.steel, 8);
      drawCylinder(sketch, { foot: [52, 84], lean: 12, width, height: 262, cooling: traits.cooling });
    }
    drawCrankcase(sketch, covered);
  });
}

/** Draws a single whose cylinder lies almost flat ahead of the crankcase, with the carburettor above. */
export function drawSloper(sketch: Sketch, { scale, covered = false }: EngineFit): void {
  const { canvas, traits } = sketch;
  inUnit(sketch, scale, () => {
    if (!covered) {
      canvas.stroke(
        segments([
          [60, 150],
          [180, 92],
        ]),
        palette.iron,
        36,
      );
      canvas.boss([40, 156], 40, palette.iron, palette.steel, 8);
      drawCylinder(sketch, { foot: [80, 10], lean: 74, width: 128, height: 214, cooling: traits.cooling });
    }
    drawCrankcase(sketch, covered);
  });
}

/** Draws three big cylinders in a row along the bike. */
export function drawTriple(sketch: Sketch, { scale, covered = false }: EngineFit): void {
  const { traits } = sketch;
  inUnit(sketch, scale, () => {
    if (!covered)
      for (const x of [-150, 4, 158])
        drawCylinder(sketch, { foot: [x, 70], lean: 0, width: 140, height: 280, cooling: traits.cooling });
    drawCrankcase(sketch, covered);
  });
}

/** Draws two cylinders in a V along the bike, with the air filter between them. */
export function drawVTwinEngine(sketch: Sketch, { scale, covered = false }: EngineFit): void {
  inUnit(sketch, scale, () => {
    if (!covered) drawVOfCylinders(sketch);
    drawCrankcase(sketch, covered);
  });
}

function drawVOfCylinders(sketch: Sketch): void {
  const { cooling } = sketch.traits;
  drawCylinder(sketch, { foot: [-70, 76], lean: -24, width: 160, height: 266, cooling });
  drawCylinder(sketch, { foot: [80, 76], lean: 27, width: 160, height: 266, cooling });
  sketch.canvas.boss([4, 190], 52, palette.iron, 'chrome', 20);
}

/** Draws a wide in-line engine whose cylinders slope towards the radiator. */
export function drawInlineFour(sketch: Sketch, { scale, covered = false }: EngineFit): void {
  inUnit(sketch, scale, () => {
    if (!covered)
      drawCylinder(sketch, { foot: [84, 66], lean: 26, width: 204, height: 264, cooling: sketch.traits.cooling });
    drawCrankcase(sketch, covered);
  });
}

function drawCrankcase({ canvas, traits }: Sketch, covered = false): void {
  const { casting, cover, face, edge } = engineFinishes[traits.engineColour];
  const clutch: Point = [-24, -10];
  const casing = outline(
    [-216, 46, 0.6],
    [-158, 108, 0.6],
    [-30, 96, 0.5],
    [110, 104, 0.5],
    [174, 34, 0.8],
    [158, -74, 0.8],
    [78, -128, 0.6],
    [-116, -128, 0.6],
    [-206, -60, 0.7],
  );
  canvas.fill(casing, casting);
  if (covered) return;
  canvas.stroke(segments([clutch, [102, -16]]), cover, 84);
  canvas.boss(clutch, 88, cover, palette.iron, 5);
  canvas.boss(clutch, 54, face, traits.accent ?? edge);
  canvas.boss([102, -16], 28, face, edge, 5);
  canvas.boss([-166, 34], 28, face, edge, 5);
}

function drawCylinder(sketch: Sketch, { foot, lean, width, height, cooling }: Cylinder): void {
  const { canvas, traits } = sketch;
  const { casting, edge } = engineFinishes[traits.engineColour];
  const half = width / 2;
  const barrel = height * 0.6;
  const head = outline(
    [-half - 5, barrel, 0.2],
    [-half - 2, height * 0.78, 0.8],
    [-half * 0.66, height, 0.6],
    [half * 0.66, height, 0.6],
    [half + 2, height * 0.78, 0.8],
    [half + 5, barrel, 0.2],
  );
  canvas.group({ at: foot, degrees: lean }, () => {
    if (cooling === 'air') drawFins(sketch, half, barrel);
    else drawWaterJacket(sketch, half, barrel);
    canvas.fill(head, casting);
    canvas.stroke(
      segments([
        [-half, barrel + 6],
        [half, barrel + 6],
      ]),
      edge,
      5,
    );
    canvas.disc([half * 0.2, height * 0.83], height * 0.065, edge);
  });
}

function drawFins({ canvas, traits }: Sketch, half: number, barrel: number): void {
  const { gap, fin } = engineFinishes[traits.engineColour];
  const finAt = (index: number): Segment => {
    const y = 22 + (index * barrel) / 6.2;
    return [
      [-half, y],
      [half, y],
    ];
  };
  canvas.block(
    [
      [-half + 8, -20],
      [-half + 8, barrel],
      [half - 8, barrel],
      [half - 8, -20],
    ],
    gap,
    4,
  );
  canvas.stroke(segments(...[0, 1, 2, 3, 4, 5].map(finAt)), fin, 12);
}

function drawWaterJacket({ canvas, traits }: Sketch, half: number, barrel: number): void {
  const { face, cover } = engineFinishes[traits.engineColour];
  const rib = (share: number): Segment => [
    [-half + 16, barrel * share],
    [half - 16, barrel * share],
  ];
  canvas.block(
    [
      [-half, -20],
      [-half, barrel],
      [half, barrel],
      [half, -20],
    ],
    face,
    10,
  );
  canvas.stroke(segments(rib(0.7), rib(0.34)), cover, 8);
}
