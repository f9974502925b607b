import { from, type LocalPoint, type Point } from '../geometry/point.ts';
import type { Sketch } from '../sketch.ts';

/** Anchor points of a scooter's bodywork. */
export interface ScooterAnchors {
  /** Junction of leg shield and floor, behind the front wheel. */
  leg: LocalPoint;
  /** Junction of rear body and floor. */
  heel: LocalPoint;
  /** Front end of the rear body, relative to the saddle's height. */
  bodyFront: LocalPoint;
  /** End of the tail, relative to the saddle's height. */
  tail: LocalPoint;
  /** Top of the rear tyre. */
  tyreTop: LocalPoint;
  /** Returns the point `ahead` of the fork's centre line at a height. */
  ahead: (height: number, ahead: number, roundness?: number) => Point;
  /** Height of the leg shield's top. */
  shieldTop: number;
}

/** Returns the anchor points of a scooter. */
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
