import type { Hex } from '../colour/hex.ts';
import { palette } from '../colour/palette.ts';
import { segments } from '../geometry/lines.ts';
import { outline, smoothLine } from '../geometry/outline.ts';
import { between, distance, from, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

interface Silencer {
  start: Point;
  end: Point;
  /** Widths at the two ends, mm. */
  startWidth: number;
  endWidth: number;
}

/** The header pipe from the exhaust port, and the silencer that the bike has. */
export function drawExhaust(sketch: Sketch, port: Point): void {
  layouts[sketch.traits.exhaust](sketch, port);
}

type Layout = (sketch: Sketch, port: Point) => void;

const layouts: Record<Sketch['traits']['exhaust'], Layout> = {
  low: (sketch, port) => {
    const { pivot, floor, axleHeight } = anchors(sketch);
    drawPipe(sketch, ...downpipe(sketch, port), [pivot + 20, floor + 6], [pivot - 70, floor + 22]);
    const silencer = {
      start: at(pivot - 60, floor + 20),
      end: at(-250, axleHeight - 36),
      startWidth: 76,
      endWidth: 88,
    };
    drawSilencer(sketch, silencer);
    drawHeatShield(sketch, [pivot - 140, floor + 42], [90, axleHeight - 46], 26);
  },
  peashooter: (sketch, port) => {
    const { pivot, floor, axleHeight } = anchors(sketch);
    drawPipe(sketch, ...downpipe(sketch, port), [pivot + 20, floor + 2], [pivot - 60, floor + 8]);
    const start = at(pivot - 50, floor + 8);
    drawSilencer(sketch, { start, end: at(-320, axleHeight - 60), startWidth: 60, endWidth: 98 });
  },
  twin: (sketch, port) => {
    const { pivot, floor, axleHeight } = anchors(sketch);
    drawPipe(sketch, ...downpipe(sketch, port), [pivot + 20, floor + 2], [pivot - 40, floor + 12]);
    const start = at(pivot - 30, floor + 66);
    drawSilencer(sketch, { start, end: at(-320, axleHeight - 10), startWidth: 66, endWidth: 84 });
    const lower = at(pivot - 30, floor + 2);
    drawSilencer(sketch, { start: lower, end: at(-330, axleHeight - 92), startWidth: 66, endWidth: 84 });
  },
  upswept: (sketch, port) => {
    const { pivot, floor, axleHeight } = anchors(sketch);
    drawPipe(sketch, ...downpipe(sketch, port), [pivot + 20, floor + 16], [pivot - 50, axleHeight - 52]);
    const [start, end] = [at(pivot - 50, axleHeight - 48), at(-120, axleHeight + 120)];
    drawSilencer(sketch, { start, end, startWidth: 84, endWidth: 104 });
    drawHeatShield(sketch, between(start, end, 0.22), between(start, end, 0.62), 40);
  },
  stubby: (sketch, port) => {
    const { pivot, floor, axleHeight } = anchors(sketch);
    drawPipe(sketch, ...downpipe(sketch, port), [pivot + 40, floor + 20]);
    const [start, end] = [at(pivot + 40, floor + 36), at(90, axleHeight + 24)];
    drawSilencer(sketch, { start, end, startWidth: 96, endWidth: 116 });
    drawHeatShield(sketch, between(start, end, 0.3), between(start, end, 0.7), 42);
  },
  underbelly: (sketch, port) => {
    const { pivot, floor, crank } = anchors(sketch);
    drawPipe(sketch, ...downpipe(sketch, port));
    const box = outline(
      [crank + 110, floor + 30, 0.4],
      [pivot + 30, floor + 42],
      [pivot - 110, floor + 42, 0.3],
      [pivot - 138, floor - 6, 0.3],
      [pivot - 20, floor - 34],
      [crank + 60, floor - 34, 0.4],
    );
    sketch.canvas.fill(box, sketch.traits.chrome ? 'chrome' : 'plastic');
    sketch.canvas.disc([pivot - 106, floor + 14], 20, palette.ink);
  },
  high: (sketch, port) => {
    const { pivot, crank, axleHeight } = anchors(sketch);
    const { crankshaft, swingarmPivot } = sketch.skeleton;
    const bend: Point = [pivot + 60, swingarmPivot[1] + 90];
    const leaving = from(port);
    drawPipe(sketch, port, leaving(80, -30), leaving(60, -120), [crank + 60, crankshaft[1] + 110], bend);
    const [start, end] = [from(bend)(-10, 0), at(-140, axleHeight + 244)];
    drawSilencer(sketch, { start, end, startWidth: 86, endWidth: 98 });
    drawHeatShield(sketch, between(start, end, 0.28), between(start, end, 0.7), 34);
  },
};

const at = (x: number, y: number): Point => [x, y];

interface Anchors {
  pivot: number;
  crank: number;
  /** Height of a pipe that runs along the ground. */
  floor: number;
  axleHeight: number;
}

function anchors({ skeleton }: Sketch): Anchors {
  const { swingarmPivot, crankshaft, groundClearance, rearAxle } = skeleton;
  return { pivot: swingarmPivot[0], crank: crankshaft[0], floor: groundClearance + 48, axleHeight: rearAxle[1] };
}

function downpipe(sketch: Sketch, port: Point): Point[] {
  const { crank, floor } = anchors(sketch);
  const front = Math.max(port[0] + 58, crank + 196);
  return [
    port,
    from(port)(66, -24),
    [front, sketch.skeleton.crankshaft[1] + 40],
    [crank + 140, floor + 34],
    [crank + 20, floor],
  ];
}

function drawPipe({ canvas, traits }: Sketch, ...points: readonly Point[]): void {
  const [base, lit]: [Hex, Hex] = traits.chrome ? ['#8b949e', '#f5f7f9'] : ['#3b4048', '#8d969f'];
  canvas.tube(smoothLine(...points), 42, base, lit);
}

/** Drawn along the x axis and then turned, so that the gradient runs across it. */
function drawSilencer({ canvas, traits }: Sketch, { start, end, startWidth, endWidth }: Silencer): void {
  const length = distance(start, end);
  const degrees = (Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI;
  const [a, b] = [startWidth / 2, endWidth / 2];
  const shell = outline(
    [-30, a * 0.5, 0],
    [length * 0.14, a, 0.7],
    [length * 0.92, b, 0.7],
    [length, b * 0.6, 0.4],
    [length, -b * 0.6, 0.4],
    [length * 0.92, -b, 0.7],
    [length * 0.14, -a, 0.7],
    [-30, -a * 0.5, 0],
  );
  canvas.group({ at: start, degrees: 180 - degrees, mirrored: true }, () => {
    canvas.stroke(
      segments([
        [length - 14, b * 0.5],
        [length - 14, -b * 0.5],
      ]),
      palette.ink,
      b,
    );
    canvas.fill(shell, traits.chrome ? 'chrome' : 'plastic');
    const shine = traits.chrome ? palette.white : '#89929c';
    canvas.stroke(
      segments([
        [length * 0.16, a * 0.45],
        [length * 0.86, b * 0.45],
      ]),
      shine,
      6,
    );
  });
}

function drawHeatShield({ canvas, traits }: Sketch, start: Point, end: Point, width: number): void {
  canvas.stroke(segments([start, end]), traits.chrome ? palette.iron : palette.steel, width);
}
