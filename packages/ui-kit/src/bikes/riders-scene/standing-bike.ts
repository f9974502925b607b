import type { BikeDetail } from '@dopahiya/domain/bikes';
import { type BodyStyle, bodyStyleNames } from '@dopahiya/domain/specifications';
import { type BikeStance, bikeStance, estimatedProportions, type FootReach } from '@dopahiya/drawing';
import * as texts from '#texts/riders-scene';

/** A bike with the place of its wheels, saddle and grips in its own drawing; lengths in mm. */
export interface StandingBike {
  /** What tells it from the others. */
  slug: string;
  image: string | null;
  stance: BikeStance;
  seatHeight: number | null;
  /** Whether its proportions are partly as usual for its body style, because they are not known. */
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

/** How a bike stands, from its published dimensions; what is not known is as usual for its body style. */
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

/** How a rider's feet meet the ground, in words. */
export const footReachText = (footing: FootReach): string => texts.footings[footing];
