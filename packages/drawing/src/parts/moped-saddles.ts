import { palette } from '../colour/palette.ts';
import { polyline, segments } from '../geometry/pen.ts';
import { from } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';
import { drawSaddle } from './saddle.ts';
import { drawSeat } from './seat.ts';
import { drawTailLamp } from './tail.ts';

/** Draws the rider's saddle on its pan with the pillion's pad, or one for both, the load rack under it, and the tail lamp. */
export function drawMopedSaddles(sketch: Sketch): void {
  const { skeleton, traits } = sketch;
  drawRack(sketch);
  if (traits.seat !== 'split' && traits.seat !== 'solo')
    return drawSeat(sketch, {
      front: [skeleton.wheelbase * 0.4, skeleton.seatHeight],
      rear: [-210, skeleton.seatHeight - 6],
      depth: 60,
      rise: 34,
    });
  drawRiderSaddle(sketch);
  if (traits.seat === 'split') drawPad(sketch);
}

function drawRack(sketch: Sketch): void {
  const { canvas, skeleton } = sketch;
  const { rearmost, seatHeight } = skeleton;
  const end = from([rearmost, seatHeight]);
  const rail = from([60, seatHeight]);
  canvas.tube(polyline(rail(0, -70), end(40, -58), end(16, -20)), 22, '#8d96a0', palette.white);
  canvas.stroke(segments([rail(-180, -64), rail(-80, -150)]), palette.silver, 12);
  drawTailLamp(sketch, rail(-220, -76, 0.4), rail(-260, -96, 0.5), rail(-226, -132, 0.4));
}

function drawRiderSaddle(sketch: Sketch): void {
  const { canvas, skeleton } = sketch;
  const { wheelbase, seatHeight, saddle } = skeleton;
  const front = from([wheelbase * 0.4, seatHeight]);
  const seat = from(saddle);
  canvas.block([seat(-70, -40), front(-10, -40), front(-80, -112), seat(-50, -112)], palette.coal, 14);
  const cushion = [
    front(20, 6, 0.4),
    front(-70, 4),
    seat(0, 0),
    seat(-70, 18),
    seat(-112, 24, 0.7),
    seat(-122, -50, 0.4),
    seat(50, -76),
    front(10, -54, 0.5),
  ];
  drawSaddle(sketch, cushion, [front(10, -24), seat(20, -26), seat(-110, -6)]);
}

function drawPad(sketch: Sketch): void {
  const { skeleton } = sketch;
  const at = from([-120, skeleton.seatHeight]);
  const cushion = [at(279, -4, 0.4), at(0, 4), at(-116, -8, 0.5), at(-112, -52, 0.4), at(279, -60, 0.4)];
  drawSaddle(sketch, cushion, [at(266, -30), at(-106, -26)]);
}
