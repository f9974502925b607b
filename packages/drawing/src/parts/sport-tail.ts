import { outline, smoothLine } from '../geometry/outline.ts';
import { from, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawSaddle } from './saddle.ts';
import { drawGrabRail, drawTailLamp } from './tail.ts';

/** The raised tail of a naked or faired bike: its tip, and how far it rises above the saddle. */
export interface SportTail {
  tip: Point;
  lift: number;
}

/** The tail's panel with its stripe and lamp. */
export function drawSportTail(sketch: Sketch, { tip, lift }: SportTail): void {
  const { canvas, skeleton, paints, traits } = sketch;
  const { tankRear } = skeleton;
  const seat = from(skeleton.saddle);
  const tail = from(tip);
  const panel = outline(
    [tankRear[0] + 20, seat(0, -20)[1], 0.2],
    seat(-60, -16, 0.6),
    seat(-190, lift * 0.55, 0.7),
    tail(40, 26, 0.3),
    tail(0, 6, 0),
    tail(110, -50, 0.3),
    seat(-170, -56, 0.6),
    seat(-30, -136, 0.4),
    [tankRear[0] - 16, seat(0, -150)[1], 0.2],
  );
  canvas.part(panel, paints.main);
  if (traits.graphic !== 2)
    canvas.stroke(smoothLine(seat(40, -80), seat(-110, -52), tail(70, 0)), paints.second.base, 10);
  drawTailLamp(sketch, tail(46, 24, 0.2), tail(-12, -2, 0.1), tail(76, -26, 0.2));
}

/** The rider's scoop and a raised pillion pad, or one stepped cushion with a grab rail. */
export function drawSportSaddle(sketch: Sketch, tail: SportTail): void {
  if (sketch.traits.seat === 'split') drawSplitSaddle(sketch, tail);
  else drawSteppedSaddle(sketch, tail);
}

function drawSteppedSaddle(sketch: Sketch, { tip, lift }: SportTail): void {
  const { skeleton } = sketch;
  const front = from([skeleton.tankRear[0], skeleton.seatHeight]);
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

function drawSplitSaddle(sketch: Sketch, { tip, lift }: SportTail): void {
  const { skeleton } = sketch;
  const front = from([skeleton.tankRear[0], skeleton.seatHeight]);
  const seat = from(skeleton.saddle);
  const tail = from(tip);
  const rider = [
    front(24, 44, 0.2),
    front(-40, 10),
    seat(0, 0),
    seat(-80, 26, 0.6),
    seat(-110, 66, 0.2),
    seat(-90, -20, 0.4),
    front(10, -46, 0.3),
  ];
  const pillion = [
    seat(-108, 72, 0.3),
    seat(-160, lift + 30, 0.8),
    tail(130, 54),
    tail(50, 38, 0.2),
    tail(120, 4),
    seat(-140, 20, 0.3),
  ];
  drawSaddle(sketch, rider, [front(0, 4), seat(10, -16), seat(-90, 20)]);
  drawSaddle(sketch, pillion, []);
}
