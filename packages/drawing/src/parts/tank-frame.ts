import type { Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

/** Returns a point of a tank: `along` is 0 at the saddle and 1 at the steering head, `up` is mm above the saddle. */
export type TankPoint = (along: number, up: number, roundness?: number) => Point;

/** How far a long seat extends beyond a normal one, which shortens the tank, in mm. */
export const longSeatReach = 110;

/** Returns the coordinate frame of a bike's tank. */
export function tankFrame({ skeleton, traits }: Sketch): TankPoint {
  const { tankRear, topYoke, seatHeight } = skeleton;
  const rear = tankRear[0] + (traits.seat === 'long' ? longSeatReach : 0);
  const span = topYoke[0] - 10 - rear;
  return (along, up, roundness) => [rear + span * along, seatHeight + up, roundness];
}
