import type { Footing } from '@dopahiya/drawing';

const texts: Record<Footing, string> = {
  flat: 'Both feet flat on the ground',
  balls: 'Both feet on the ground, on the balls',
  tiptoe: 'Both feet on the ground, on tiptoe',
  short: 'Only one foot at a time reaches the ground',
};

/** How a rider's feet meet the ground, in words. */
export const footingText = (footing: Footing): string => texts[footing];
