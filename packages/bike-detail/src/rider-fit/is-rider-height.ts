import { riderHeights } from '@dopahiya/visitor';

/** Checks whether a height in cm is in the range that the rider drawings support. */
export const isRiderHeight = (height: number): boolean => height >= riderHeights.min && height <= riderHeights.max;
