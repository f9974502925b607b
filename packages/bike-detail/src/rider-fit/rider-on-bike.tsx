import type { BikeDetail } from '@dopahiya/domain/bikes';
import { RidersScene, standingBike } from '@dopahiya/ui-kit/bikes';
import { useMemo } from 'react';

export interface RiderOnBikeProps {
  bike: BikeDetail;
  /** Full name of the bike. */
  names: readonly string[];
  /** Rider's height in cm; null if unknown. */
  height: number | null;
}

/** A bike to scale with a rider of the given height. */
export function RiderOnBike({ bike, ...rest }: RiderOnBikeProps) {
  const bikes = useMemo(() => [standingBike(bike)], [bike]);
  return <RidersScene bikes={bikes} {...rest} />;
}
