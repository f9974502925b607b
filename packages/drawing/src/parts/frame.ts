import { type Hex, palette } from '../colour/palette.ts';
import { lighter } from '../colour/oklch.ts';
import { polyline, segments } from '../geometry/pen.ts';
import { outline, smoothLine } from '../geometry/outline.ts';
import { between, from, type LocalPoint, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

const steeringHead = ({ skeleton }: Sketch): LocalPoint => from(between(skeleton.topYoke, skeleton.lowerYoke, 0.55));

/** Draws frame and engine in overlapping order: a trellis in front of the engine, any other frame behind it, in the given colour. */
export function drawFramedEngine(sketch: Sketch, colour: Hex, drawEngine: () => void): void {
  const { traits } = sketch;
  if (traits.frame === 'perimeter') drawPerimeterFrame(sketch, colour);
  if (traits.frame === 'tube') drawCradleFrame(sketch, colour);
  drawEngine();
  if (traits.frame === 'trellis') drawTrellisFrame(sketch, traits.accent ?? palette.steel);
}

/** Draws a lattice of straight tubes from the steering head to the swingarm pivot. */
export function drawTrellisFrame(sketch: Sketch, colour: Hex): void {
  const { canvas, skeleton } = sketch;
  const head = steeringHead(sketch)(-34, 10);
  const neck = from(skeleton.lowerYoke)(-30, -60);
  const pivot = from(skeleton.swingarmPivot);
  const [rearTop, foot] = [pivot(30, 190), pivot(14, 30)];
  const upper = (share: number): Point => between(head, rearTop, share);
  const lower = (share: number): Point => between(neck, foot, share);
  const lattice = polyline(lower(0.2), upper(0.28), lower(0.46), upper(0.58), lower(0.74), upper(0.9), foot);
  canvas.stroke(polyline(head, rearTop, foot, neck) + lattice, colour, 22);
}

/** Draws two wide beams that run straight from the steering head round to the pivot. */
export function drawPerimeterFrame(sketch: Sketch, colour: Hex): void {
  const { canvas, skeleton } = sketch;
  const head = steeringHead(sketch);
  const pivot = from(skeleton.swingarmPivot);
  const overEngine = from([skeleton.crankshaft[0], skeleton.swingarmPivot[1]]);
  const beam = outline(
    head(-8, 46, 0.3),
    head(6, -70, 0.3),
    overEngine(60, 196),
    pivot(80, 70, 0.6),
    pivot(46, -66, 0.2),
    pivot(-40, -50, 0.3),
    pivot(-10, 120, 0.7),
    pivot(100, 284),
  );
  canvas.fill(beam, colour);
  const ridge = smoothLine(head(-22, 22), overEngine(10, 262), pivot(60, 190), pivot(6, 70));
  canvas.stroke(ridge, lighter(colour, 0.14), 10);
}

/** Draws a tube down from the head, under the crankcase and up to the saddle; a horizontal cylinder hangs below it. */
export function drawCradleFrame(sketch: Sketch, colour: Hex): void {
  const { canvas, skeleton } = sketch;
  const { crankshaft, groundClearance, swingarmPivot, seatHeight } = skeleton;
  const head = steeringHead(sketch);
  if (sketch.traits.engine === 'sloper' && !sketch.electric) {
    const hanger = polyline(
      head(-6, -30),
      from(crankshaft)(150, 96),
      from(crankshaft)(-60, 90),
      from(swingarmPivot)(10, 120),
    );
    return canvas.stroke(hanger, colour, 28);
  }
  const front: Point = [crankshaft[0] + 226, crankshaft[1] - 20];
  const floor = groundClearance + 34;
  const cradle = smoothLine(
    head(-6, -30, 0),
    between(head(0, 0), front, 0.55),
    front,
    [crankshaft[0] + 166, floor + 16],
    [crankshaft[0] + 60, floor, 0.6],
    [swingarmPivot[0] + 50, floor + 8, 0.6],
    from(swingarmPivot)(10, -20),
    [swingarmPivot[0] + 10, seatHeight - 80, 0],
  );
  canvas.stroke(cradle, colour, 28);
}

/** Draws the rails from mid-frame to the tail, and the strut that carries them. */
export function drawSubframe(
  { canvas }: Sketch,
  start: Point,
  end: Point,
  strutFoot: Point,
  colour: Hex = palette.iron,
): void {
  canvas.stroke(polyline(start, between(start, end, 0.62), strutFoot), colour, 20);
}

/** Draws the dark mass of airbox and wiring between tank, saddle and engine; leaves a gap above a horizontal cylinder. */
export function drawInnards({ canvas, skeleton, traits, electric }: Sketch): void {
  const { swingarmPivot, lowerYoke, crankshaft, seatHeight } = skeleton;
  const pivot = from(swingarmPivot);
  const crank = from(crankshaft);
  const open = traits.engine === 'sloper' && !electric;
  const front: Point[] = open
    ? [crank(-10, seatHeight - crankshaft[1] - 40)]
    : [from(lowerYoke)(-46, -24), crank(110, 210)];
  const mass: Point[] = [
    [swingarmPivot[0] - 10, seatHeight - 50],
    ...front,
    crank(-60, 170),
    pivot(70, 130),
    pivot(6, 150),
  ];
  canvas.block(mass, palette.ink, 18);
}

/** Draws the rider's footpeg, and its hanger if visible. */
export function drawFootpeg({ canvas, skeleton }: Sketch, at: Point = skeleton.footpeg, hanger?: Point): void {
  if (hanger) canvas.stroke(segments([hanger, at]), palette.iron, 20);
  const peg = from(at);
  canvas.stroke(segments([peg(-30, 0), peg(30, 0)]), palette.ink, 24);
}
