import type { BikeStance } from '../bike-stance.ts';
import { riderHead } from './rider-head.ts';
import { riderClothes } from './rider-clothes.ts';
import { riderPose } from './rider-pose.ts';
import type { RiderShape } from './soft-outline.ts';

/**
 * A rider as shapes to overlay on a bike's drawing, back to front: x in mm ahead of the rear axle, y pointing down from the ground (so
 * negative).
 */
export interface RiderFigure {
  shapes: readonly RiderShape[];
  /** Top of the head above the ground, in mm. */
  top: number;
}

/** Returns the figure of a rider of `height` cm on a stationary bike, feet down, at the scale of its drawing. */
export function riderFigure(stance: BikeStance, height: number): RiderFigure {
  const pose = riderPose(stance, height);
  return {
    shapes: [...riderHead(pose), ...riderClothes(pose, height * 10)],
    top: Math.round(pose.head.y + pose.head.radius),
  };
}
