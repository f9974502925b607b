/** How a rider's feet meet the ground when both are down: `above` means that they do not. */
export type Footing = 'flat' | 'balls' | 'tiptoe' | 'above';

/** A rider on a saddle; lengths in mm, all estimates. */
export interface RiderFit {
  footing: Footing;
  /** Inside leg with shoes. */
  leg: number;
  /** How much longer the leg would have to be for feet that lie flat; negative when it is long enough. */
  shortfall: number;
  /** How far the feet are raised at the heel, in radians. */
  heelAngle: number;
}

/**
 * Parts of the body as fractions of the height: the inside leg is between 0.45 and 0.47 in anthropometric surveys, the
 * length of the foot after R. Drillis and R. Contini, Body Segment Parameters (1966).
 */
export const proportions = { insideLeg: 0.46, foot: 0.152, heelToBall: 0.7 } as const;

/** Sole of a riding shoe, mm. */
export const sole = 25;

/** The heel raised by so much stands on the balls of the foot, and on tiptoe, in radians. */
const raised = { balls: (20 * Math.PI) / 180, tiptoe: (45 * Math.PI) / 180 } as const;

/** How a rider of a height in cm sits on a saddle that is `seatHeight` mm above the ground. */
export function riderFit(height: number, seatHeight: number): RiderFit {
  const leg = Math.round(height * 10 * proportions.insideLeg + sole);
  const shortfall = seatHeight - leg;
  const heelToBall = height * 10 * proportions.foot * proportions.heelToBall;
  const heelAngle = Math.asin(Math.min(Math.max(shortfall, 0) / heelToBall, Math.sin(raised.tiptoe)));
  return { footing: footingOf(shortfall, heelToBall), leg, shortfall, heelAngle };
}

function footingOf(shortfall: number, heelToBall: number): Footing {
  if (shortfall <= 0) return 'flat';
  if (shortfall <= heelToBall * Math.sin(raised.balls)) return 'balls';
  return shortfall <= heelToBall * Math.sin(raised.tiptoe) ? 'tiptoe' : 'above';
}
