import type { Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

/** Points of a tank: `along` 0 at the saddle to 1 at the steering head, `up` mm above the saddle. */
export type TankPoint = (along: number, up: number, roundness?: number) => Point;

/** The frame of reference of a bike's tank. */
export function tankFrame({ skeleton }: Sketch): TankPoint {
  const { tankRear, topYoke, seatHeight } = skeleton;
  const span = topYoke[0] - 10 - tankRear[0];
  return (along, up, roundness) => [tankRear[0] + span * along, seatHeight + up, roundness];
}
