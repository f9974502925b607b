import { palette } from '../colour/palette.ts';
import { outline } from '../geometry/outline.ts';
import { between, from, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawHeatShield, drawPipe, drawSilencer } from './silencer.ts';

/** Draws the header pipe from the exhaust port, and the bike's type of silencer. */
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
    for (const drop of [0, 76]) {
      const [start, end] = [at(pivot - 30, floor + 70 - drop), at(-324, axleHeight - 14 - drop)];
      drawSilencer(sketch, { start, end, startWidth: 66, endWidth: 84 });
    }
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
  twinport: (sketch, port) => {
    layouts.stubby(sketch, port);
    const outlet = from(at(90, anchors(sketch).axleHeight + 24));
    for (const rise of [30, -26])
      sketch.canvas.boss(outlet(-8 + rise * 0.3, rise), 26, palette.ink, palette.silver, 12);
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
  stacked: (sketch, port) => {
    const { pivot, floor, axleHeight } = anchors(sketch);
    drawPipe(sketch, ...downpipe(sketch, port), [pivot + 60, floor + 10]);
    for (const [lift, reach] of [
      [0, 0],
      [66, 24],
      [132, 48],
    ] as const) {
      const start = at(pivot + 70 - reach, floor + 24 + lift);
      drawSilencer(sketch, {
        start,
        end: at(pivot - 130 - reach, axleHeight + 20 + lift),
        startWidth: 54,
        endWidth: 62,
      });
    }
  },
  triple: (sketch, port) => {
    const { pivot, floor, axleHeight } = anchors(sketch);
    for (const index of [0, 1, 2]) {
      const leaving = from(port)(-154 * index, -40);
      const bend = from(port)(20 - 154 * index, -150);
      drawPipe(
        sketch,
        leaving,
        bend,
        at(pivot + 170 - 40 * index, floor + 150 - 50 * index),
        at(pivot, floor + 130 - 62 * index),
      );
    }
    for (const index of [0, 1, 2]) {
      const start = at(pivot + 20, floor + 130 - 62 * index);
      const end = at(-190 - 30 * index, axleHeight + 70 - 76 * index);
      drawSilencer(sketch, { start, end, startWidth: 60, endWidth: 84 });
    }
  },
  flattrack: (sketch, port) => {
    const { pivot, crank, axleHeight } = anchors(sketch);
    const { crankshaft } = sketch.skeleton;
    for (const index of [0, 1]) {
      const height = axleHeight + 240 - 88 * index;
      const leaving = index ? from(port)(0, 0) : at(crank - 40, crankshaft[1] + 250);
      const bend = index ? [from(port)(60, -60), at(crank + 110, crankshaft[1] + 70)] : [at(crank + 40, height + 10)];
      drawPipe(sketch, leaving, ...bend, at(pivot + 90, height));
      const start = at(pivot + 100, height);
      drawSilencer(sketch, { start, end: at(-90 - 40 * index, height + 46), startWidth: 76, endWidth: 92 });
    }
  },
};

const at = (x: number, y: number): Point => [x, y];

interface Anchors {
  pivot: number;
  crank: number;
  /** Height of a pipe along the ground. */
  floor: number;
  axleHeight: number;
}

function anchors({ skeleton }: Sketch): Anchors {
  const { swingarmPivot, crankshaft, groundClearance, rearAxle } = skeleton;
  return { pivot: swingarmPivot[0], crank: crankshaft[0], floor: groundClearance + 48, axleHeight: rearAxle[1] };
}

function downpipe(sketch: Sketch, port: Point): Point[] {
  const { crank, floor } = anchors(sketch);
  if (sketch.traits.engine === 'sloper' && sketch.bodyStyle !== 'moped')
    return [port, from(port)(20, -40), [crank + 150, floor + 24], [crank + 40, floor]];
  const front = Math.max(port[0] + 58, crank + 196);
  return [
    port,
    from(port)(66, -24),
    [front, sketch.skeleton.crankshaft[1] + 40],
    [crank + 140, floor + 34],
    [crank + 20, floor],
  ];
}
