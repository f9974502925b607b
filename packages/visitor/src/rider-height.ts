import { remembered } from './remembered.ts';

/** Range of heights that the rider drawings support, in cm. */
export const riderHeights = { min: 140, max: 200 } as const;

/** Visitor's height in whole cm; null if unknown. */
export const riderHeight = remembered<number | null>({
  key: 'rider-height',
  initial: null,
  restore: (stored) =>
    typeof stored === 'number' && stored >= riderHeights.min && stored <= riderHeights.max
      ? Math.round(stored)
      : undefined,
});
