import type { StandingBike } from './bike-stance.ts';
import { skeletonOf } from './skeleton/skeleton.ts';
import { parseTyre } from './skeleton/tyre.ts';

/** What decides how a bike looks from the side. */
export type Proportion = 'wheelbase' | 'length' | 'wheels';

/** The proportions of a drawing that were not given, or cannot be true, and are drawn as is usual for the body style. */
export function estimatedProportions(bike: StandingBike): Proportion[] {
  const { wheelbase, length } = skeletonOf({ slug: '', name: '', electric: false, hints: {}, ...bike });
  const areWheelsKnown = parseTyre(bike.frontTyre) !== null && parseTyre(bike.rearTyre) !== null;
  const isEstimated: Record<Proportion, boolean> = {
    wheelbase: bike.wheelbase !== wheelbase,
    length: bike.length !== length,
    wheels: !areWheelsKnown,
  };
  return (['wheelbase', 'length', 'wheels'] as const).filter((proportion) => isEstimated[proportion]);
}
