import { bodyShares } from './limbs.ts';

/** How both feet reach the ground; with `short`, they do not both reach it. */
export type FootReach = 'flat' | 'balls' | 'tiptoe' | 'short';

/** Fit of a rider on a saddle; lengths in mm, all estimates. */
export interface RiderFit {
  footing: FootReach;
  /** Inside leg including shoes. */
  leg: number;
  /** Additional leg length needed for flat feet; negative if long enough. */
  shortfall: number;
  /** Angle by which the heels are raised, in radians. */
  heelAngle: number;
}

/** Sole thickness of a riding shoe, in mm. */
export const shoeSoleMm = 25;

/** Heel angles for standing on the balls of the feet and on tiptoe, in radians. */
const raised = { balls: (20 * Math.PI) / 180, tiptoe: (45 * Math.PI) / 180 } as const;

/**
 * Estimates how a rider of `height` cm reaches the ground from a saddle `seatHeight` mm high, from body proportions (Drillis and Contini,
 * 1966; surveys find an inside leg of 45 to 47 % of the height).
 */
export function riderFit(seatHeight: number, height: number): RiderFit {
  const leg = Math.round(height * 10 * bodyShares.insideLeg + shoeSoleMm);
  const shortfall = seatHeight - leg;
  const heelToBall = height * 10 * bodyShares.foot * bodyShares.heelToBall;
  const heelAngle = Math.asin(Math.min(Math.max(shortfall, 0) / heelToBall, Math.sin(raised.tiptoe)));
  return { footing: footingOf(shortfall, heelToBall), leg, shortfall, heelAngle };
}

/** Returns the maximum seat height, in mm, at which a rider of `height` cm stands on the balls of both feet. */
export function highestSeat(height: number): number {
  const { leg } = riderFit(0, height);
  return Math.floor(leg + height * 10 * bodyShares.foot * bodyShares.heelToBall * Math.sin(raised.balls));
}

function footingOf(shortfall: number, heelToBall: number): FootReach {
  if (shortfall <= 0) return 'flat';
  if (shortfall <= heelToBall * Math.sin(raised.balls)) return 'balls';
  return shortfall <= heelToBall * Math.sin(raised.tiptoe) ? 'tiptoe' : 'short';
}
