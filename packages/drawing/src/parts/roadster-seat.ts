import type { Hex } from '../colour/palette.ts';
import { from, type Point } from '../geometry/point.ts';
import { roundedPolygon } from '../geometry/polygon.ts';
import type { Sketch } from '../sketch.ts';
import { drawSaddle, drawSeams } from './saddle.ts';
import { drawSeat, seatFront } from './seat.ts';
import { drawGrabRail } from './tail.ts';

/** Returns the end of a roadster's tail. */
export const roadsterTail = ({ skeleton }: Sketch): Point => [
  Math.max(-235, skeleton.rearmost + 80),
  skeleton.seatHeight + 20,
];

/** Draws the seat of a roadster: a bench, ribbed if `leather` is given; on a cafe racer a hump behind the rider's own. */
export function drawRoadsterSeat(sketch: Sketch, leather?: Hex): void {
  const { traits, bodyStyle } = sketch;
  if (traits.seat === 'solo' && bodyStyle === 'caferacer') return drawHumpedSaddle(sketch);
  if (['flat', 'ribbed', 'duotone'].includes(traits.seat)) return drawBench(sketch, leather);
  const rear = from(roadsterTail(sketch))(50, -34);
  drawSeat(sketch, { front: seatFront(sketch), rear, depth: 74, rise: 24, leather });
  return traits.seat === 'solo' ? undefined : drawRail(sketch);
}

function drawBench(sketch: Sketch, leather?: Hex): void {
  const { skeleton, traits } = sketch;
  const { seatHeight } = skeleton;
  const front = from(seatFront(sketch));
  const end = from([roadsterTail(sketch)[0], seatHeight]);
  const hump = traits.graphic % 2 ? 26 : 8;
  const cushion = [
    front(30, 30, 0.3),
    front(-50, 4),
    skeleton.saddle,
    [150, seatHeight + 8 + hump] as const,
    end(40, 14 + hump),
    end(-10, hump - 30, 0.6),
    end(30, -76, 0.4),
    front(0, -84, 0.4),
  ];
  drawSaddle(sketch, cushion, [front(-10, -22), [200, seatHeight - 30], end(14, hump * 0.5 - 20)], leather);
  if (leather || traits.seat === 'ribbed') drawSeams(sketch, [60, 130, 200, 270, 340], [-10, -72]);
  drawRail(sketch);
}

function drawRail(sketch: Sketch): void {
  const { traits, skeleton } = sketch;
  if (traits.wheels !== 'wire' || !traits.chrome) return;
  drawGrabRail(sketch, [130, skeleton.seatHeight - 40], from(roadsterTail(sketch))(-16, -10), true);
}

function drawHumpedSaddle(sketch: Sketch): void {
  const { canvas, skeleton, paints } = sketch;
  const end = from(roadsterTail(sketch));
  const seat = from([130, skeleton.seatHeight]);
  const front = from(seatFront(sketch));
  const hump = roundedPolygon([seat(0, 72), seat(-210, 80), end(-16, 10), end(10, -60), seat(0, -60)], 40);
  const stripe = roundedPolygon([end(-40, 14), seat(-30, 18), seat(-30, -12), end(-40, -16)], 0);
  canvas.panel(hump, paints.main, 12, () => canvas.fill(stripe, paints.second.base));
  const cushion = [
    front(26, 26, 0.3),
    front(-60, 2),
    skeleton.saddle,
    seat(30, 34, 0.5),
    seat(-34, 66, 0.3),
    seat(-60, -40, 0.3),
    front(0, -60, 0.4),
  ];
  drawSaddle(sketch, cushion, [front(0, -12), seat(170, -26), seat(-30, 12)]);
}
