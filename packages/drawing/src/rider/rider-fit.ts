import { bodyShares } from './body.ts';

/** How a rider's feet reach the ground: both flat, both on their balls, on tiptoe, or not both at once. */
export type RiderFit = 'flat' | 'balls' | 'tiptoe' | 'short';

/** Shoes and sag of the suspension, less the width of the saddle, mm. */
const allowance = 10;
/** How much a raised heel, and then tiptoe, makes of a leg, mm. */
const [raisedHeel, onTiptoe] = [60, 110];

/**
 * How a rider of `height` cm reaches the ground from a saddle `seatHeight` mm high. A rule of thumb: the inside leg is
 * taken as 47 % of the height, and nobody's is exactly that.
 */
export function riderFit(seatHeight: number, height: number): RiderFit {
  const missing = seatHeight - (bodyShares.insideLeg * height * 10 + allowance);
  if (missing <= 0) return 'flat';
  if (missing <= raisedHeel) return 'balls';
  return missing <= onTiptoe ? 'tiptoe' : 'short';
}
