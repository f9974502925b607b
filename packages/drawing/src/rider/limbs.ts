import type { StancePoint } from '../bike-stance.ts';

/** Lengths of a body's segments as shares of its height, after Drillis and Contini (1966). */
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
  /** Height of the crotch above the ground: the inside leg. */
  insideLeg: 0.46,
  /** From the heel to the ball, as a share of the foot. */
  heelToBall: 0.7,
} as const;

/** Distance of two points, mm. */
export function distance(from: StancePoint, to: StancePoint): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/**
 * The joint between two bones from `from` to `to`, mm; `side` 1 bends to the left of the way there, -1 to its right. Bones
 * that are too short lie straight.
 */
export function jointBetween(from: StancePoint, to: StancePoint, bones: [number, number], side: 1 | -1): StancePoint {
  const [first, second] = bones;
  const reach = Math.max(distance(from, to), 1);
  const along = Math.min((first ** 2 - second ** 2 + reach ** 2) / (2 * reach), first);
  const aside = Math.sqrt(Math.max(first ** 2 - along ** 2, 0)) * side;
  const [dx, dy] = [(to.x - from.x) / reach, (to.y - from.y) / reach];
  return { x: from.x + dx * along - dy * aside, y: from.y + dy * along + dx * aside };
}
