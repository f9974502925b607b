import { remembered } from './remembered.ts';

/** Range of heights that the rider drawings support, in cm. */
export const riderHeights = { min: 140, max: 200 } as const;

/** Checks whether a height in cm is in that range. */
export const isRiderHeight = (height: number): boolean => height >= riderHeights.min && height <= riderHeights.max;

/** Visitor's height in whole cm; null if unknown. */
export const riderHeight = remembered<number | null>({
  key: 'rider-height',
  initial: null,
  restore: (stored) => (typeof stored === 'number' && isRiderHeight(stored) ? Math.round(stored) : undefined),
});
