import { riderHeights } from '@dopahiya/visitor';

/** Whether the drawings of a rider hold for a height in cm. */
export const isRiderHeight = (height: number): boolean => height >= riderHeights.min && height <= riderHeights.max;
