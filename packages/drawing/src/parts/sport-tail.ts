import { outline, smoothLine } from '../geometry/outline.ts';
import { from, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawSaddle } from './saddle.ts';
import { drawSeat, seatFront } from './seat.ts';
import { drawGrabRail, drawTailLamp } from './tail.ts';

/** Raised tail of a naked or faired bike: its tip, and its height above the saddle. */
export interface SportTail {
  tip: Point;
  lift: number;
}

/** Returns the end of the tail: as far behind as the bike reaches, but at most `furthest`. */
export function tailEnd({ skeleton, traits }: Sketch, furthest: number): number {
  return Math.max(skeleton.rearmost + 190, furthest) + (traits.tail === 'short' ? 90 : 0);
}

/** Draws the tail's panel with its stripe and lamp. */
export function drawSportTail(sketch: Sketch, { tip, lift }: SportTail): void {
  const { canvas, skeleton, paints, traits } = sketch;
  const seat = from(skeleton.saddle);
  const tail = from(tip);
  canvas.part(outline(...panelPoints(sketch, { tip, lift })), paints.main);
  if (traits.graphic !== 2)
    canvas.stroke(smoothLine(seat(40, -80), seat(-110, -52), tail(70, 0)), paints.second.base, 10);
  drawTailLamp(sketch, tail(46, 24, 0.2), tail(-12, -2, 0.1), tail(76, -26, 0.2));
}

function panelPoints({ skeleton, traits }: Sketch, { tip, lift }: SportTail): Point[] {
  const seat = from(skeleton.saddle);
  const tail = from(tip);
  const front = skeleton.tankRear[0];
  const upper = [
    [front + 20, seat(0, -20)[1], 0.2],
    seat(-60, -16, 0.6),
    seat(-190, lift * 0.55, 0.7),
    tail(40, 26, 0.3),
    tail(0, 6, 0),
  ] as const;
  const under = [tail(110, -50, 0.3), seat(-170, -56, 0.6), seat(-30, -136, 0.4)];
  const straight = [tail(30, -46, 0), tail(190, -150, 0.05), seat(-60, -196, 0.05)];
  const end: Point = [front - 16, seat(0, -150)[1], 0.2];
  return [...upper, ...(traits.tail === 'angular' ? straight : under), end];
}

/** Draws the rider's scoop with a raised pillion pad or a painted hump, one stepped cushion with a grab rail, or a long bench. */
export function drawSportSaddle(sketch: Sketch, tail: SportTail): void {
  saddles[sketch.traits.seat](sketch, tail);
}

const saddles: Record<Sketch['traits']['seat'], (sketch: Sketch, tail: SportTail) => void> = {
  flat: drawBench,
  ribbed: drawBench,
  duotone: drawBench,
  long: drawBench,
  step: drawSteppedSaddle,
  split: drawSplitSaddle,
  solo: (sketch, tail) => {
    drawRiderSaddle(sketch);
    sketch.canvas.part(outline(...pillionPlace(sketch, tail)), sketch.paints.main);
  },
};

function drawBench(sketch: Sketch, { tip }: SportTail): void {
  drawSeat(sketch, { front: seatFront(sketch), rear: from(tip)(90, 26), depth: 50, rise: 0 });
}

function drawSteppedSaddle(sketch: Sketch, { tip, lift }: SportTail): void {
  const { skeleton } = sketch;
  const front = from(seatFront(sketch));
  const seat = from(skeleton.saddle);
  const tail = from(tip);
  const cushion = [
    front(24, 44, 0.2),
    front(-40, 10),
    seat(0, 0),
    seat(-110, lift * 0.3),
    seat(-220, lift * 0.75, 0.8),
    tail(70, 48, 0.4),
    tail(110, 6, 0.5),
    seat(-120, -40),
    front(10, -50, 0.3),
  ];
  drawSaddle(sketch, cushion, [front(0, -4), seat(-40, -14), tail(100, 26)]);
  drawGrabRail(sketch, tail(170, 6), tail(-20, 56), false);
}

function drawSplitSaddle(sketch: Sketch, tail: SportTail): void {
  drawRiderSaddle(sketch);
  drawSaddle(sketch, pillionPlace(sketch, tail), []);
}

function drawRiderSaddle(sketch: Sketch): void {
  const front = from(seatFront(sketch));
  const seat = from(sketch.skeleton.saddle);
  const rider = [
    front(24, 44, 0.2),
    front(-40, 10),
    seat(0, 0),
    seat(-80, 26, 0.6),
    seat(-110, 66, 0.2),
    seat(-90, -20, 0.4),
    front(10, -46, 0.3),
  ];
  drawSaddle(sketch, rider, [front(0, 4), seat(10, -16), seat(-90, 20)]);
}

function pillionPlace({ skeleton }: Sketch, { tip, lift }: SportTail): Point[] {
  const seat = from(skeleton.saddle);
  const tail = from(tip);
  return [
    seat(-108, 72, 0.3),
    seat(-160, lift + 30, 0.8),
    tail(130, 54),
    tail(50, 38, 0.2),
    tail(120, 4),
    seat(-140, 20, 0.3),
  ];
}
