import type { StancePoint } from '../bike-stance.ts';

/** Body segment lengths as shares of height, after Drillis and Contini (1966). */
export const bodyShares = {
  thigh: 0.245,
  shank: 0.246,
  ankle: 0.039,
  foot: 0.152,
  trunk: 0.288,
  upperArm: 0.186,
  forearm: 0.2,
  neck: 0.06,
  head: 0.13,
  /** Inside leg: height of the crotch above the ground. */
  insideLeg: 0.46,
  /** From the heel to the ball, as a share of the foot. */
  heelToBall: 0.7,
} as const;

/** Returns the distance between two points in mm. */
export function distance(from: StancePoint, to: StancePoint): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/**
 * Returns the joint between two bones from `from` to `to`, in mm; `side` 1 bends to the left of the direction, -1 to the right. If the
 * bones are too short, they are straight.
 */
export function jointBetween(from: StancePoint, to: StancePoint, bones: [number, number], side: 1 | -1): StancePoint {
  const [first, second] = bones;
  const reach = Math.max(distance(from, to), 1);
  const along = Math.min((first ** 2 - second ** 2 + reach ** 2) / (2 * reach), first);
  const aside = Math.sqrt(Math.max(first ** 2 - along ** 2, 0)) * side;
  const [dx, dy] = [(to.x - from.x) / reach, (to.y - from.y) / reach];
  return { x: from.x + dx * along - dy * aside, y: from.y + dy * along + dx * aside };
}
