import type { StandingBike } from './standing-bike.ts';

/** Drawing of a bike, positioned in a picture measured in mm with the ground at 0. */
export function BikePicture({ bike }: { bike: StandingBike }) {
  const { left, width, height } = bike.stance.frame;
  return bike.image && <image href={bike.image} x={left} y={-height} width={width} height={height} />;
}
