import type { DrawingHints } from './drawing-hints.ts';

/** Body styles that can be drawn. */
export type BodyStyle =
  | 'sports'
  | 'scooter'
  | 'cruiser'
  | 'commuter'
  | 'streetbike'
  | 'superbike'
  | 'caferacer'
  | 'scrambler'
  | 'adventure'
  | 'moped'
  | 'tourer'
  | 'maxiscooter';

/**
 * Data of the bike to draw: lengths in mm, tyre sizes as printed; null, missing or implausible values use the default of the body style.
 */
export interface DrawnBike {
  slug: string;
  name: string;
  bodyStyle: BodyStyle;
  electric: boolean;
  wheelbase?: number | null;
  length?: number | null;
  height?: number | null;
  seatHeight?: number | null;
  groundClearance?: number | null;
  frontTyre?: string | null;
  rearTyre?: string | null;
  hints: DrawingHints;
}

/** Main and second paint as '#a1b2c3'; a missing second paint is chosen to match the first. */
export interface Paint {
  base: string;
  accent?: string | undefined;
}
