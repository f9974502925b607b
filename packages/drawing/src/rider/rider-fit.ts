import { bodyShares } from './limbs.ts';

/** How a rider's feet meet the ground when both are down; `short` means that they do not both reach it. */
export type FootReach = 'flat' | 'balls' | 'tiptoe' | 'short';

/** A rider on a saddle; lengths in mm, all estimates. */
export interface RiderFit {
  footing: FootReach;
  /** Inside leg with shoes. */
  leg: number;
  /** How much longer the leg would have to be for feet that lie flat; negative when it is long enough. */
  shortfall: number;
  /** How far the feet are raised at the heel, in radians. */
  heelAngle: number;
}

/** Sole of a riding shoe, mm. */
export const shoeSoleMm = 25;

/** The heel raised by so much stands on the balls of the foot, and on tiptoe, in radians. */
const raised = { balls: (20 * Math.PI) / 180, tiptoe: (45 * Math.PI) / 180 } as const;

/**
 * How a rider of `height` cm reaches the ground from a saddle `seatHeight` mm above it: an estimate from the proportions of
 * the body (Drillis and Contini, 1966; surveys find an inside leg of 45 to 47 % of the height).
 */
export function riderFit(seatHeight: number, height: number): RiderFit {
  const leg = Math.round(height * 10 * bodyShares.insideLeg + shoeSoleMm);
  const shortfall = seatHeight - leg;
  const heelToBall = height * 10 * bodyShares.foot * bodyShares.heelToBall;
  const heelAngle = Math.asin(Math.min(Math.max(shortfall, 0) / heelToBall, Math.sin(raised.tiptoe)));
  return { footing: footingOf(shortfall, heelToBall), leg, shortfall, heelAngle };
}

/** The highest seat above the ground, in mm, from which a rider of `height` cm stands on the balls of both feet. */
export function highestSeat(height: number): number {
  const { leg } = riderFit(0, height);
  return Math.floor(leg + height * 10 * bodyShares.foot * bodyShares.heelToBall * Math.sin(raised.balls));
}

function footingOf(shortfall: number, heelToBall: number): FootReach {
  if (shortfall <= 0) return 'flat';
  if (shortfall <= heelToBall * Math.sin(raised.balls)) return 'balls';
  return shortfall <= heelToBall * Math.sin(raised.tiptoe) ? 'tiptoe' : 'short';
}
