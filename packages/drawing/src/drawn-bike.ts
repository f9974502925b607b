import type { DrawingHints } from './drawing-hints.ts';

/** The body styles that can be drawn. */
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

/** What is known of the bike to draw: lengths in mm, tyres as printed on them; what is null, missing or cannot be true is drawn as usual for the body style. */
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

/** Main and second paint as '#a1b2c3'; a second one that is not given is chosen to go with the first. */
export interface Paint {
  base: string;
  accent?: string | undefined;
}
