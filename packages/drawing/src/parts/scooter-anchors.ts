import { from, type LocalPoint, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

/** The points a scooter's bodywork hangs on. */
export interface ScooterAnchors {
  /** Where the leg shield meets the floor, behind the front wheel. */
  leg: LocalPoint;
  /** Where the rear body meets the floor. */
  heel: LocalPoint;
  /** Front end of the rear body, from the saddle's height. */
  bodyFront: LocalPoint;
  /** The tail's end, from the saddle's height. */
  tail: LocalPoint;
  /** The top of the rear tyre. */
  tyreTop: LocalPoint;
  /** A point `ahead` of the fork's centre line at a height. */
  ahead: (height: number, ahead: number, roundness?: number) => Point;
  /** Height of the leg shield's top. */
  shieldTop: number;
}

/** The anchors of a scooter. */
export function scooterAnchors({ skeleton }: Sketch): ScooterAnchors {
  const { wheelbase, frontTyre, rearTyre, groundClearance, seatHeight, rearmost, topYoke, forkAt } = skeleton;
  const floor = Math.max(groundClearance + 140, 290);
  return {
    leg: from([wheelbase - frontTyre.radius - 46, floor]),
    heel: from([wheelbase * 0.45, floor]),
    bodyFront: from([wheelbase * 0.45, seatHeight]),
    tail: from([Math.max(rearmost + 84, -330), seatHeight]),
    tyreTop: from([0, rearTyre.radius * 2]),
    ahead: (height, ahead, roundness) => [forkAt(height)[0] + ahead, height, roundness],
    shieldTop: topYoke[1] - 20,
  };
}
