import type { BikeDetail } from '@dopahiya/domain/bikes';
import { type BodyStyle, bodyStyleNames } from '@dopahiya/domain/specifications';
import { type BikeStance, bikeStance, estimatedProportions, type FootReach } from '@dopahiya/drawing';
import * as texts from '#texts/riders-scene';

/** Bike with the positions of its wheels, seat and handlebar grips in its drawing; lengths in mm. */
export interface StandingBike {
  /** Unique slug. */
  slug: string;
  image: string | null;
  stance: BikeStance;
  seatHeight: number | null;
  /** Whether some of its unknown dimensions are typical values of its body style. */
  isPartlyEstimated: boolean;
}

type BikeFacts = Pick<
  BikeDetail,
  | 'slug'
  | 'image'
  | 'drawing'
  | 'body_style'
  | 'wheelbase'
  | 'length'
  | 'height'
  | 'seat_height'
  | 'ground_clearance'
  | 'front_tyre_size'
  | 'rear_tyre_size'
>;

type Dimensions = Parameters<typeof bikeStance>[0];

const isStyle = (style: string | null): style is BodyStyle => style !== null && style in bodyStyleNames;

/** Calculates a bike's stance from its published dimensions; unknown ones are typical values of its body style. */
export function standingBike(bike: BikeFacts): StandingBike {
  const dimensions: Dimensions = {
    bodyStyle: isStyle(bike.body_style) ? bike.body_style : 'commuter',
    wheelbase: bike.wheelbase,
    length: bike.length,
    height: bike.height,
    seatHeight: bike.seat_height,
    groundClearance: bike.ground_clearance,
    frontTyre: bike.front_tyre_size,
    rearTyre: bike.rear_tyre_size,
  };
  const stance = bikeStance(dimensions);
  const { left, width, height } = stance.frame;
  return {
    slug: bike.slug,
    image: bike.image,
    stance: { ...stance, frame: { left, width, height, ...bike.drawing } },
    seatHeight: bike.seat_height,
    isPartlyEstimated: estimatedProportions(dimensions).length > 0,
  };
}

/** Returns the text for how a rider's feet reach the ground. */
export const footReachText = (footing: FootReach): string => texts.footings[footing];
