import { remembered } from './remembered.ts';

/** Heights that the drawings of a rider hold for, in cm. */
export const riderHeights = { min: 140, max: 200 } as const;

/** The visitor's height in whole cm; null while it is not known. */
export const riderHeight = remembered<number | null>({
  key: 'rider-height',
  initial: null,
  restore: (stored) =>
    typeof stored === 'number' && stored >= riderHeights.min && stored <= riderHeights.max
      ? Math.round(stored)
      : undefined,
});
