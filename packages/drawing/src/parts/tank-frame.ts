import type { Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

/** Points of a tank: `along` 0 at the saddle to 1 at the steering head, `up` mm above the saddle. */
export type TankPoint = (along: number, up: number, roundness?: number) => Point;

/** How far a long seat runs on where another ends, and shortens the tank, mm. */
export const longSeatReach = 110;

/** The frame of reference of a bike's tank. */
export function tankFrame({ skeleton, traits }: Sketch): TankPoint {
  const { tankRear, topYoke, seatHeight } = skeleton;
  const rear = tankRear[0] + (traits.seat === 'long' ? longSeatReach : 0);
  const span = topYoke[0] - 10 - rear;
  return (along, up, roundness) => [rear + span * along, seatHeight + up, roundness];
}
