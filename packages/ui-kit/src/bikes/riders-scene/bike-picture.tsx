import type { StandingBike } from './standing-bike.ts';

/** A bike's drawing at its place in a picture measured in mm, whose ground is at 0. */
export function BikePicture({ bike }: { bike: StandingBike }) {
  const { left, width, height } = bike.stance.frame;
  return bike.image && <image href={bike.image} x={left} y={-height} width={width} height={height} />;
}
