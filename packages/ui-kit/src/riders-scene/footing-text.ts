import { type RiderFit, riderFit } from '@dopahiya/drawing';

const words: Record<RiderFit, string> = {
  flat: 'Both feet flat on the ground',
  balls: 'Both feet down, heels raised',
  tiptoe: 'Both feet down on tiptoe',
  short: 'One foot down at a time',
};

/** How a rider of `height` cm stands over a seat of so many mm, in words. */
export function fitWords(seatHeight: number | null, height: number): string {
  return seatHeight === null ? 'The seat height is not known' : words[riderFit(seatHeight, height)];
}
