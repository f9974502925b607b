import type { BikeDetail } from '@dopahiya/domain/bikes';
import { RidersScene, standingBike } from '@dopahiya/ui-kit/bikes';
import { useMemo } from 'react';

export interface RiderOnBikeProps {
  bike: BikeDetail;
  /** What the bike is called. */
  names: readonly string[];
  /** Of the rider, in cm; null while it is not known. */
  height: number | null;
}

/** A bike to scale with the rider of a height in its saddle. */
export function RiderOnBike({ bike, ...rest }: RiderOnBikeProps) {
  const bikes = useMemo(() => [standingBike(bike)], [bike]);
  return <RidersScene bikes={bikes} {...rest} />;
}
